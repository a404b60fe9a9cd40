import Rules

print(allRules.count)
