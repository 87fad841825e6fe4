#!/usr/bin/env python3
"""Cuts the part that the Android app uses out of the platform's own signature file, for the type check (tests/native/android.test.ts).

   usage: cut-signatures.py CURRENT.txt > signatures/platform-29.txt

CURRENT.txt is api/current.txt of Debian's source package android-platform-frameworks-base (API 29, Apache License 2.0). Run it again
when the app uses a class of the platform that it did not use before. Kept are, of every class that the sources or the other
signature files name: all constructors, everything abstract, and every member whose name occurs in the sources; of the classes that
those mention, the same; of the rest only their heads."""
import re, sys
from pathlib import Path

here = Path(__file__).parent
app = here / '../../android/app/src'
sources = ''.join(path.read_text() for path in sorted(app.rglob('*.kt')))
others = ''.join(path.read_text() for path in sorted((here / 'signatures').glob('*.txt')) if path.name != 'platform-29.txt')
words = set(re.findall(r'\w+', sources)) | {'hashCode', 'equals', 'toString'}

blocks, order, package, name = {}, [], None, None
for line in open(sys.argv[1], encoding='utf-8'):
    if line.startswith('package '):
        package = line.split()[-2]
    elif re.match(r'  \S.*\{$', line):
        head = re.sub(r'@(?!interface)[\w.]+(\([^()]*\))?\s*', '', line)
        name = package + '.' + re.search(r'\b(?:class|interface|enum|@interface) ([\w.]+)', head).group(1)
        blocks[name] = (package, line.rstrip('\n'), [])
        order.append(name)
    elif line.startswith('    ') and name:
        blocks[name][2].append(line.rstrip('\n'))

def name_of(member):
    plain = re.sub(r'"[^"]*"', '', member)
    while '@' in plain and plain != (plain := re.sub(r'@(?!interface)[\w.]+(\([^()]*\))?\s*', '', plain)):
        pass
    found = re.search(r'(\w+)(?: = .*)?;' if plain.split()[0] in ('field', 'enum_constant') else r'([\w$]+)\(', plain)
    return found.group(1) if found else ''

def is_abstract(name, member):
    """Those of an interface are not marked."""
    return member.split()[0] == 'method' and (' abstract ' in member or re.search(r'\binterface\b', blocks[name][1]) is not None)

def used(name, member):
    if member.split()[0] == 'ctor' or is_abstract(name, member):
        return True
    word = name_of(member)
    short = re.sub(r'^(get|set|is)(?=[A-Z])', '', word)
    return word in kept or word in words or f'is{short}' in words or short[:1].lower() + short[1:] in words

def names_in(text):
    return {one for one in re.findall(r'[a-z]\w*(?:\.\w+)+', text) if one in blocks}

def related(name):
    """The classes a head names, and those around it."""
    found = names_in(blocks[name][1])
    while '.' in name and name.rsplit('.', 1)[0] in blocks:
        name = name.rsplit('.', 1)[0]
        found.add(name)
    return found

mentioned = {one for one in order if re.search(r'\b' + re.escape(one) + r'\b', sources)} | names_in(others)
# `import android.webkit.WebView` brings `WebView.WebViewTransport` along.
mentioned |= {one for one in order if any(one.startswith(outer + '.') for outer in mentioned) and one.rsplit('.', 1)[1] in words}
# What is abstract above has a body below.
kept = set()
full, heads, wave = set(), set(), mentioned
for depth in range(3):
    wave = {one for one in wave if one.startswith('android') and one not in full}
    while True:
        more = {up for one in wave for up in related(one) if up.startswith('android')} - wave - full
        if not more:
            break
        wave |= more
    full |= wave
    kept |= {name_of(member) for name in wave for member in blocks[name][2] if is_abstract(name, member)}
    wave = {one for name in wave for member in blocks[name][2] if used(name, member) for one in names_in(member)}
heads = {one for one in wave if one.startswith('android')} - full
while True:
    more = {up for one in heads for up in related(one) if up.startswith('android')} - heads - full
    if not more:
        break
    heads |= more

print('// Signature format: 2.0')
print('// Cut by tests/native/cut-signatures.py from api/current.txt of the Android Open Source Project, API 29, Apache License 2.0.')
last = None
for name in order:
    if name not in full and name not in heads:
        continue
    package, head, members = blocks[name]
    if package != last:
        if last:
            print('}')
        print(f'package {package} {{')
        last = package
    print(head)
    for member in members:
        if name in full and used(name, member):
            print(member)
    print('  }')
print('}')
print(len(full), 'classes,', len(heads), 'heads', file=sys.stderr)
