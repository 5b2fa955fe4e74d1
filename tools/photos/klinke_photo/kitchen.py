"""Fitted kitchens from a list of units. Local coordinates: wall at y = 0, front to -y, x from 0 to the right."""
from klinke_photo.cases import fronts
from klinke_photo.shapes import box, lathe, placed, rod

TOP, DEPTH, PLINTH = 0.90, 0.60, 0.10


def run(studio, spec):
    """{units: [[kind, width, ...]], front, carcass?, top, splash?: {skin, height}, upper?: [[kind, width]], upper_front?,
    upper_at?, frames?, knobs?, bars?}. Kinds below: base, drawers, sink, hob, oven, high, high-oven, fridge, washer, gap."""
    x, length = 0.0, 0.0
    low_spans = []
    for kind, width, *_ in spec['units']:
        with placed(studio, (x, 0, 0)):
            _unit(studio, kind, width, spec)
        if kind not in ('high', 'high-oven', 'fridge', 'gap'):
            if low_spans and abs(low_spans[-1][1] - x) < 1e-6:
                low_spans[-1][1] = x + width
            else:
                low_spans.append([x, x + width])
        x += width
        length = x
    for a, b in low_spans:
        box(studio, (a - 0.003, -DEPTH - 0.03, TOP - 0.03), (b + 0.003, -0.002, TOP), spec['top'], 0.003)
        splash = spec.get('splash')
        if splash:
            box(studio, (a, -0.013, TOP), (b, -0.001, TOP + splash['height']), splash['skin'], 0.002)
    _uppers(studio, spec)
    return length


def _unit(studio, kind, width, spec):
    front, carcass = spec['front'], spec.get('carcass', spec['front'])
    if kind == 'gap':
        return
    high = spec.get('tall', 2.2) if kind in ('high', 'high-oven', 'fridge') else TOP - 0.03
    box(studio, (0.001, -DEPTH + 0.022, PLINTH), (width - 0.001, -0.004, high), carcass, 0.001)
    box(studio, (0, -DEPTH + 0.08, 0), (width, -0.01, PLINTH), spec.get('plinth', carcass), 0)
    y = -DEPTH + 0.022
    style = {'skin': front, 'front': front, 'frames': spec.get('frames'), 'knobs': spec.get('knobs'), 'bars': spec.get('bars')}
    doors = 2 if width > 0.65 else 1
    if kind in ('base', 'sink', 'washer'):
        fronts(studio, 0, width, PLINTH, high, y, {**style, 'doors': doors})
    elif kind in ('drawers', 'hob'):
        fronts(studio, 0, width, PLINTH, high, y, {**style, 'doors': 1, 'drawers': 3})
    elif kind in ('oven', 'high-oven'):
        low = PLINTH if kind == 'oven' else 0.72
        if kind == 'high-oven':
            fronts(studio, 0, width, PLINTH, low, y, {**style, 'doors': 1, 'drawers': 2})
            fronts(studio, 0, width, low + 0.62, high, y, {**style, 'doors': 1})
        _oven(studio, width, low + 0.01, y)
    else:
        split = 1.35 if kind == 'fridge' else 1.45
        fronts(studio, 0, width, PLINTH, split, y, {**style, 'doors': doors})
        fronts(studio, 0, width, split, high, y, {**style, 'doors': doors})
    if kind == 'sink':
        _sink(studio, width, spec)
    if kind in ('hob', 'oven'):
        box(studio, (width / 2 - 0.29, -0.55, TOP), (width / 2 + 0.29, -0.06, TOP + 0.006), 'lacquer:black:0.06', 0.003)


def _oven(studio, width, z, y):
    box(studio, (0.004, y - 0.022, z), (width - 0.004, y, z + 0.59), 'lacquer:black:0.1', 0.004)
    box(studio, (0.004, y - 0.024, z + 0.48), (width - 0.004, y - 0.02, z + 0.588), 'metal:steel:0.3', 0.002)
    rod(studio, (0.06, y - 0.06, z + 0.43), (width - 0.06, y - 0.06, z + 0.43), 0.009, 'metal:steel')


def _sink(studio, width, spec):
    metal = spec.get('tap', 'metal:steel')
    a, b = width / 2 - 0.26, width / 2 + 0.26
    # the basin is a dark recess drawn as a shallow well: rim, walls and floor above the worktop's underside
    box(studio, (a, -0.50, TOP - 0.0005), (b, -0.12, TOP + 0.002), 'metal:steel:0.35', 0.001)
    box(studio, (a + 0.015, -0.485, TOP + 0.001), (b - 0.015, -0.135, TOP + 0.0026), 'lacquer:anthracite:0.25', 0)
    x = width / 2
    rod(studio, (x, -0.08, TOP), (x, -0.08, TOP + 0.3), 0.014, metal)
    before = (x, -0.08, TOP + 0.3)
    for spot in ((x, -0.1, TOP + 0.36), (x, -0.15, TOP + 0.39), (x, -0.21, TOP + 0.37), (x, -0.235, TOP + 0.31), (x, -0.235, TOP + 0.26)):
        rod(studio, before, spot, 0.012, metal)
        before = spot
    rod(studio, (x + 0.014, -0.08, TOP + 0.12), (x + 0.09, -0.08, TOP + 0.16), 0.007, metal)


def _uppers(studio, spec):
    """Upper units: cabinet, shelf (open boards), hood, gap."""
    x, low = 0.0, spec.get('upper_at', 1.45)
    front, high = spec.get('upper_front', spec['front']), spec.get('upper_high', 0.75)
    for kind, width in spec.get('upper', []):
        with placed(studio, (x, 0, 0)):
            if kind == 'cabinet':
                box(studio, (0.001, -0.33, low), (width - 0.001, -0.004, low + high), spec.get('carcass', front), 0.001)
                style = {'skin': front, 'front': front, 'frames': spec.get('frames'), 'knobs': spec.get('knobs'), 'bars': spec.get('bars')}
                fronts(studio, 0, width, low, low + high, -0.33, {**style, 'doors': 2 if width > 0.65 else 1})
            elif kind == 'shelf':
                for k, z in enumerate((low + 0.02, low + 0.38)):
                    box(studio, (0.02, -0.24, z), (width - 0.02, -0.003, z + 0.028), spec.get('shelf_skin', 'wood:oak'), 0.003)
                    _crockery(studio, width, z + 0.028, k)
            elif kind == 'hood':
                box(studio, (width / 2 - 0.15, -0.28, low + 0.1), (width / 2 + 0.15, -0.003, spec.get('ceiling', 2.6)), spec.get('hood', 'metal:steel:0.35'), 0.003)
                box(studio, (0.01, -0.48, low + 0.04), (width - 0.01, -0.003, low + 0.11), spec.get('hood', 'metal:steel:0.35'), 0.003)
        x += width


def _crockery(studio, width, z, row):
    """Bowls, cups and jars on an open shelf."""
    x, k = 0.1, row
    while x < width - 0.1:
        skin = ['lacquer:chalk:0.3', 'lacquer:oat:0.4', 'lacquer:mist:0.3', 'lacquer:clay:0.4'][k % 4]
        if k % 3 == 0:
            for j in range(4):
                lathe(studio, (x, -0.12, z + j * 0.022), [(0.001, 0), (0.035, 0), (0.075, 0.045), (0.072, 0.045), (0.03, 0.01)], skin, 28)
        elif k % 3 == 1:
            lathe(studio, (x, -0.12, z), [(0.001, 0), (0.05, 0), (0.05, 0.15), (0.03, 0.16), (0.032, 0.19), (0.001, 0.19)], skin, 28)
        else:
            for j in range(2):
                lathe(studio, (x + j * 0.1 - 0.04, -0.11, z), [(0.001, 0), (0.034, 0), (0.04, 0.085), (0.036, 0.085), (0.03, 0.01)], skin, 24)
        x, k = x + 0.22, k + 1


def island(studio, spec):
    """{size: [width, depth], front, top, frames?, overhang?, sink?, hob?}; centred on its place, drawers to -y."""
    width, depth = spec['size']
    half, deep = width / 2, depth / 2
    body = spec.get('overhang', 0.0)
    box(studio, (-half + 0.02, -deep + 0.022, PLINTH), (half - 0.02, deep - 0.02 - body, TOP - 0.04), spec['front'], 0.002)
    box(studio, (-half + 0.06, -deep + 0.08, 0), (half - 0.06, deep - 0.08 - body, PLINTH), spec.get('plinth', 'lacquer:anthracite'), 0)
    style = {'skin': spec['front'], 'frames': spec.get('frames'), 'knobs': spec.get('knobs'), 'bars': spec.get('bars')}
    fronts(studio, -half + 0.02, half - 0.02, PLINTH, TOP - 0.04, -deep + 0.022, {**style, 'doors': max(2, round(width / 0.7)), 'drawers': 2})
    box(studio, (-half, -deep - 0.02, TOP - 0.04), (half, deep, TOP), spec['top'], 0.004)
    if spec.get('waterfall'):
        for x in (-half, half - 0.03):
            box(studio, (x, -deep - 0.02, 0), (x + 0.03, deep, TOP - 0.041), spec['top'], 0.003)
    with placed(studio, (-0.45, deep - 0.1 - body, 0)):
        if spec.get('hob'):
            box(studio, (0.0, -0.55, TOP), (0.76, -0.06, TOP + 0.006), 'lacquer:black:0.06', 0.003)
        if spec.get('sink'):
            _sink(studio, 0.8, spec)


def stool(studio, spec):
    """Bar stool: {height?, seat, legs}."""
    high, legs = spec.get('height', 0.66), spec.get('legs', 'metal:black')
    lathe(studio, (0, 0, high - 0.04), [(0.001, 0), (0.17, 0), (0.18, 0.015), (0.175, 0.04), (0.001, 0.045)], spec['seat'], 40)
    for x in (-1, 1):
        for y in (-1, 1):
            rod(studio, (x * 0.19, y * 0.19, 0), (x * 0.12, y * 0.12, high - 0.04), 0.011, legs)
        rod(studio, (x * 0.165, -0.165, 0.24), (x * 0.165, 0.165, 0.24), 0.008, legs)
    for y in (-0.165, 0.165):
        rod(studio, (-0.165, y, 0.24), (0.165, y, 0.24), 0.008, legs)
