"""Reads reports as their readers do and checks them against the schemas those readers use.

Usage: check-reports.py SCHEMAS FOLDER…, where each folder holds a report in each format, with one
name and the ending of the format: audit.sarif, audit.gitlab.json, audit.xml.
"""

import json
import pathlib
import subprocess
import sys

import jsonschema
import junitparser


# What is said of files besides findings.
OTHERS = {"unreadable", "not-evaluated", "invalid-suppression", "stale-suppression", "strict-baseline"}


def require(condition, message):
    if not condition:
        sys.exit(message)


def validate(document, schema, draft, name):
    errors = list(draft(schema).iter_errors(document))
    for error in errors[:10]:
        print(f"{name}: {list(error.absolute_path)}: {error.message[:300]}")
    require(not errors, f"{name} does not fit its schema: {len(errors)} errors")


def check_sarif(path, schemas):
    log = json.loads(path.read_bytes())
    for name, draft in [
        ("sarif-schema-2.1.0.oasis.json", jsonschema.Draft4Validator),
        ("sarif-schema-2.1.0.github-codeql-action.json", jsonschema.Draft202012Validator),
    ]:
        validate(log, json.loads((schemas / name).read_bytes()), draft, path)
    run = log["runs"][0]
    rules = [rule["id"] for rule in run["tool"]["driver"]["rules"]]
    require(run["columnKind"] == "utf16CodeUnits", f"{path}: columns of an unknown kind")
    holders = sum("suppressions" in result for result in run["results"])
    require(holders in (0, len(run["results"])), f"{path}: not all results have suppressions")
    places = set()
    for result in run["results"]:
        place = json.dumps([result["locations"][0]["physicalLocation"]["artifactLocation"],
                            result["partialFingerprints"]], sort_keys=True)
        require(place not in places, f"{path}: two results are the same to GitHub: {place}")
        places.add(place)
        if "ruleIndex" in result:
            require(rules[result["ruleIndex"]] == result["ruleId"], f"{path}: wrong ruleIndex")
    return len(run["results"])


def check_gitlab(path, schemas):
    issues = json.loads(path.read_bytes())
    schema = json.loads((schemas / "gitlab-codequality-report-entry.json").read_bytes())
    for issue in issues:
        validate(issue, schema, jsonschema.Draft7Validator, path)
    require(len({issue["fingerprint"] for issue in issues}) == len(issues),
            f"{path}: GitLab would join issues that have the same fingerprint")
    return sum(issue["check_name"] not in OTHERS for issue in issues)


def check_xml(path, schema):
    subprocess.run(["xmllint", "--noout", "--schema", schema, path], check=True)


def check_junit(path):
    """The count of cases that are findings, as junitparser reads them."""
    others = {f"a11y-audit.{name}" for name in OTHERS | {"layout", "known"}}
    findings = 0
    for suite in junitparser.JUnitXml.fromfile(str(path)):
        cases = list(suite)
        require(suite.tests == len(cases), f"{path}: {suite.name}: tests is not {len(cases)}")
        findings += sum(case.classname not in others and not case.is_skipped for case in cases)
    page = path.with_suffix(".junit2html.html")
    subprocess.run([sys.executable, "-m", "junit2htmlreport", path, page], check=True)
    require(page.stat().st_size > 0, f"{path}: junit2html wrote nothing")
    page.unlink()
    return findings


def main():
    schemas = pathlib.Path(sys.argv[1])
    for folder in map(pathlib.Path, sys.argv[2:]):
        for sarif in sorted(folder.glob("*.sarif")):
            name = sarif.name.removesuffix(".sarif")
            if name.endswith("-all"):
                # With what is set aside, which no other format lists in this way.
                print(f"{folder}/{name}: {check_sarif(sarif, schemas)} results")
                continue
            report = lambda ending: folder / (name + ending)
            counts = {
                "sarif": check_sarif(sarif, schemas),
                "gitlab": check_gitlab(report(".gitlab.json"), schemas),
                "junit": check_junit(report(".xml")),
            }
            print(f"{folder}/{name}: {counts}")
            require(len(set(counts.values())) == 1, f"{name}: formats hold different findings")
            check_xml(report(".xml"), schemas / "junit-10.plus-file-line.xsd")
            check_xml(report(".checkstyle.xml"), schemas / "checkstyle-report.own.xsd")
            strict = report(".strict.xml")
            if strict.exists():
                check_xml(strict, schemas / "junit-10.jenkins-xunit.xsd")
            require(report(".md").stat().st_size <= 65536, f"{name}.md is too long for a comment")


main()
