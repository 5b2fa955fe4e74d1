"""Tables, cupboards, shelves, stoves. Local coordinates: back at y = 0, front to -y, centre at x = 0."""
import random

from klinke_photo.decor import books, vase
from klinke_photo.shapes import box, extrude, lathe, pillow, placed, rod


def table(studio, spec):
    """{size: [width, depth, height], top, legs?, foot?: square|round|trestle|drum, thick?}; centred on its place."""
    width, depth, height = spec['size']
    thick, legs, half, deep = spec.get('thick', 0.03), spec.get('legs', spec['top']), width / 2, depth / 2
    if spec.get('round'):
        lathe(studio, (0, 0, height - thick), [(0.001, 0), (half - 0.01, 0), (half, 0.008), (half, thick - 0.006), (half - 0.006, thick), (0.001, thick)], spec['top'], 72)
    else:
        box(studio, (-half, -deep, height - thick), (half, deep, height), spec['top'], 0.006)
    foot = spec.get('foot', 'square')
    if foot == 'drum':
        lathe(studio, (0, 0, 0), [(half * 0.5, 0), (half * 0.52, 0.02), (half * 0.3, 0.06), (0.05, 0.12), (0.04, height - thick - 0.1), (half * 0.3, height - thick), (0.001, height - thick)], legs, 48)
        return
    inset = spec.get('inset', 0.06)
    for x in (-half + inset, half - inset):
        for y in (-deep + inset, deep - inset):
            if foot == 'round':
                rod(studio, (x * 1.02, y * 1.02, 0), (x * 0.92, y * 0.92, height - thick), 0.016, legs)
            else:
                box(studio, (x - 0.03, y - 0.03, 0), (x + 0.03, y + 0.03, height - thick), legs, 0.005)
    if spec.get('apron'):
        for y in (-deep + inset, deep - inset):
            box(studio, (-half + inset, y - 0.011, height - thick - 0.09), (half - inset, y + 0.011, height - thick), legs, 0.003)
        for x in (-half + inset, half - inset):
            box(studio, (x - 0.011, -deep + inset, height - thick - 0.09), (x + 0.011, deep - inset, height - thick), legs, 0.003)


def sideboard(studio, spec):
    """{size: [width, depth, height], skin, doors, legs?: height, leg_skin?, knobs?, top?, plinth?}."""
    width, depth, height = spec['size']
    half, foot, skin = width / 2, spec.get('legs', 0.14), spec['skin']
    box(studio, (-half, -depth + 0.02, foot), (half, -0.005, height), skin, 0.005)
    if spec.get('top'):
        box(studio, (-half - 0.015, -depth - 0.01, height), (half + 0.015, -0.003, height + 0.025), spec['top'], 0.005)
    if spec.get('plinth'):
        box(studio, (-half + 0.03, -depth + 0.05, 0), (half - 0.03, -0.03, foot), skin, 0)
    elif foot:
        for x in (-half + 0.08, half - 0.08):
            for y in (-depth + 0.08, -0.08):
                rod(studio, (x, y, 0), (x, y, foot + 0.01), 0.016, spec.get('leg_skin', 'metal:black'))
    fronts(studio, -half, half, foot, height, -depth + 0.02, spec)


def fronts(studio, x0, x1, z0, z1, y, spec):
    """Doors or drawers before a carcass. spec: {doors, drawers?: rows, front?/skin, frames?: framed doors, knobs?}."""
    count, rows, skin = spec.get('doors', 3), spec.get('drawers', 1), spec.get('front', spec.get('skin'))
    step, rise = (x1 - x0) / count, (z1 - z0) / rows
    for i in range(count):
        for j in range(rows):
            a, b = x0 + i * step + 0.002, x0 + (i + 1) * step - 0.002
            c, d = z0 + j * rise + 0.002, z0 + (j + 1) * rise - 0.002
            box(studio, (a, y - 0.02, c), (b, y, d), skin, 0.003)
            if spec.get('frames'):
                rim = 0.07
                for e, f, g, h in ((a, b, c, c + rim), (a, b, d - rim, d), (a, a + rim, c + rim, d - rim), (b - rim, b, c + rim, d - rim)):
                    box(studio, (e, y - 0.032, g), (f, y - 0.018, h), skin, 0.004)
            knob = spec.get('knobs')
            if knob:
                x = (a + b) / 2 if rows > 1 else (b - 0.04 if i % 2 == 0 else a + 0.04)
                z = (c + d) / 2 if rows > 1 else (d - 0.12 if z0 < 1 else c + 0.1)
                if spec.get('bars'):
                    long = 0.08
                    if rows > 1:
                        rod(studio, (x - long, y - 0.055, z), (x + long, y - 0.055, z), 0.006, knob)
                    else:
                        rod(studio, (x, y - 0.055, z - long), (x, y - 0.055, z + long), 0.006, knob)
                else:
                    lathe(studio, (x, y - 0.048, z - 0.013), [(0.001, 0), (0.012, 0.002), (0.016, 0.013), (0.012, 0.024), (0.001, 0.026)], knob, 20)
                    rod(studio, (x, y - 0.02, z), (x, y - 0.046, z), 0.006, knob, 10)


def shelf(studio, spec):
    """{size: [width, depth, height], skin, columns, rows, fill?: share of filled bays, seed?, back?}."""
    width, depth, height = spec['size']
    columns, rows, skin, board = spec.get('columns', 2), spec.get('rows', 5), spec['skin'], 0.022
    half, chance = width / 2, random.Random(spec.get('seed', 1))
    for i in range(columns + 1):
        x = -half + (width - board) * i / columns
        box(studio, (x, -depth, 0), (x + board, -0.005, height), skin, 0.002)
    if spec.get('back', True):
        box(studio, (-half, -0.012, 0), (half, -0.004, height), skin, 0)
    for j in range(rows + 1):
        z = 0.05 + (height - 0.05 - board) * j / rows
        box(studio, (-half + 0.001, -depth + 0.002, z), (half - 0.001, -0.006, z + board), skin, 0.002)
        for i in range(columns):
            bay, rise = (width - board) / columns - board, (height - 0.05 - board) / rows - board
            x = -half + (width - board) * i / columns + board + 0.004
            if j < rows and chance.random() < spec.get('fill', 0.75):
                with placed(studio, (x, -0.02, z + board)):
                    if chance.random() < 0.72:
                        books(studio, bay * chance.uniform(0.45, 0.98), min(depth - 0.03, 0.24), min(rise, 0.33), chance.random())
                    else:
                        with placed(studio, (bay / 2, -depth * 0.45, 0)):
                            vase(studio, {'height': min(0.24, rise * 0.8), 'skin': f"lacquer:{chance.choice(['chalk', 'clay', 'petrol', 'sand'])}:0.4"})


def stove(studio, spec):
    """Tiled stove: {size: [width, depth, height], skin, bench?: material}: glazed tiles in courses with a cornice."""
    width, depth, height = spec['size']
    half, course = width / 2, 0.2
    box(studio, (-half - 0.03, -depth - 0.03, 0), (half + 0.03, -0.01, 0.16), spec.get('base', spec['skin']), 0.01)
    rows = int((height - 0.3) / course)
    for j in range(rows):
        z = 0.16 + j * course
        inset = 0.0 if z < height * 0.52 else 0.07
        columns = max(2, round((width - 2 * inset) / 0.22))
        step = (width - 2 * inset) / columns
        for i in range(columns):
            x = -half + inset + i * step
            box(studio, (x + 0.002, -depth + inset, z + 0.002), (x + step - 0.002, -0.012 - 0.0, z + course - 0.002), spec['skin'], 0.012)
    crown = 0.16 + rows * course
    low_rows = sum(1 for j in range(rows) if 0.16 + j * course < height * 0.52)
    for inset, low, high in ((0.0, 0.16, 0.16 + low_rows * course), (0.07, 0.16 + low_rows * course, crown)):
        # the surface visible in the joints
        box(studio, (-half + inset + 0.014, -depth + inset + 0.014, low), (half - inset - 0.014, -0.02, high), 'lacquer:stone:0.9', 0)
    for grow, low, high in ((0.0, 0.0, 0.05), (0.035, 0.05, 0.09), (-0.03, 0.09, 0.13)):
        box(studio, (-half - grow, -depth - grow, crown + low), (half + grow, -0.008, crown + high), spec['skin'], 0.012)
    box(studio, (-0.16, -depth - 0.02, 0.28), (0.16, -depth + 0.02, 0.58), 'lacquer:black:0.4', 0.008)
    box(studio, (-0.12, -depth - 0.028, 0.33), (0.12, -depth - 0.018, 0.53), 'metal:brass', 0.006)
    if spec.get('bench'):
        box(studio, (-half - 0.35, -depth - 0.42, 0.40), (half + 0.02, -depth - 0.035, 0.45), spec['bench'], 0.012)
        for x in (-half - 0.28, half - 0.08):
            box(studio, (x, -depth - 0.38, 0), (x + 0.06, -depth - 0.1, 0.40), spec['bench'], 0.008)


def wardrobe(studio, spec):
    """{size: [width, depth, height], skin, doors, frames?, knobs?, cornice?}."""
    width, depth, height = spec['size']
    sideboard(studio, {**spec, 'legs': spec.get('legs', 0.07), 'plinth': True})
    if spec.get('cornice'):
        half = width / 2
        box(studio, (-half - 0.03, -depth - 0.03, height), (half + 0.03, -0.004, height + 0.05), spec['skin'], 0.015)
        profile = [(0, 0), (0.04, 0), (0.07, 0.05), (0, 0.05)]
        extrude(studio, profile, spec['skin'], [(half, -depth, height - 0.05), (-half, -depth, height - 0.05)])


def hooks(studio, spec):
    """A coat rail: {width, skin, coats?: [material]}."""
    half = spec['width'] / 2
    box(studio, (-half, -0.025, 0), (half, -0.001, 0.1), spec['skin'], 0.006)
    count = max(3, round(spec['width'] / 0.2))
    for i in range(count):
        x = -half + spec['width'] * (i + 0.5) / count
        rod(studio, (x, -0.025, 0.05), (x, -0.09, 0.06), 0.007, spec.get('metal', 'metal:black'))
    for i, coat in enumerate(spec.get('coats', [])):
        x = -half + spec['width'] * (i * 2 + 0.5) / count
        pillow(studio, (x, -0.1, -0.42), (0.36, 0.14, 1.0), coat, 0, 4, 4)
