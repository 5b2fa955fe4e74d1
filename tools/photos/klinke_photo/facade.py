"""Openings seen from outside, and balconies. Coordinates of the face: x right, -y towards the street, z from the storey's floor."""
import math
import random

from klinke_photo.openings import leaf, sash_row, window
from klinke_photo.plants import hedge
from klinke_photo.shapes import box, extrude, mesh, pane, placed, rod
from klinke_photo.soft import curtain


def face_opening(studio, o):
    """o: {x, width, bottom, height, kind: window|old-window|door|portal|garage|shop|hole, frame?, sashes?, bars?, crown?,
    surround?, sill?, balcony?, shutters?, curtain?, lit?: share of the windows with light behind them, index}."""
    span = (o['x'], o['x'] + o['width'], o['bottom'], o['bottom'] + o['height'])
    if o['kind'] != 'hole':
        KINDS[o['kind']](studio, span, o)
    if o.get('lit'):
        _lit(studio, span, o)
    if o.get('surround'):
        _surround(studio, span, o)
    if o.get('crown'):
        CROWNS[o['crown']](studio, span, o.get('trim', 'plaster:white'))
    if o.get('curtain') and (o['index'] * 7 + 3) % 5 < 3:
        _veil(studio, span, o)
    if o.get('balcony'):
        balcony(studio, span, o['balcony'])
    if o.get('shutters'):
        _shutters(studio, span, o['shutters'])
    if o.get('box'):
        _flowers(studio, span, o['box'])


def _window(studio, span, o):
    """A frame set back in the wall, with a metal sill."""
    x0, x1, z0, z1 = span
    window(studio, span, {'frame': o.get('frame', 'lacquer:snow'), 'sashes': o.get('sashes', 2), 'bars': o.get('bars', [1, 1]), 'sill': o.get('sill', 'metal:zinc:0.45')}, o.get('deep', 0.14))


def _old_window(studio, span, o):
    """Casements opening outwards, nearly flush, with a transom."""
    x0, x1, z0, z1 = span
    split, skin = z0 + (z1 - z0) * 0.70, o.get('frame', 'lacquer:snow')
    sash_row(studio, (x0 + 0.02, x1 - 0.02, z0 + 0.02, split), 2, 0.06, skin, [1, 1])
    box(studio, (x0, 0.04, split), (x1, 0.13, split + 0.07), skin, 0.006)
    sash_row(studio, (x0 + 0.02, x1 - 0.02, split + 0.07, z1 - 0.01), 2, 0.06, skin, [1, 1])
    box(studio, (x0 - 0.1, -0.1, z0 - 0.07), (x1 + 0.1, 0.08, z0), o.get('trim', 'plaster:white'), 0.01)


def _door(studio, span, o):
    x0, x1, z0, z1 = span
    skin = o.get('frame', 'lacquer:anthracite')
    leaf(studio, (x0, x1, z0, z1), 0.1, skin, [], None)
    rod(studio, (x0 + 0.12, 0.04, z0 + 0.6), (x0 + 0.12, 0.04, z1 - 0.5), 0.014, 'metal:steel')
    if o.get('light'):
        box(studio, (x1 - 0.34, 0.092, z0 + 0.35), (x1 - 0.14, 0.1, z1 - 0.35), 'gloss:slate', 0.002)


def _portal(studio, span, o):
    """House door of an old town house: two carved leaves under a light, in a stone surround."""
    x0, x1, z0, z1 = span
    skin, split, middle = o.get('frame', 'wood:walnut:z'), z0 + (z1 - z0) * 0.76, (x0 + x1) / 2
    for a, b in ((x0, middle - 0.01), (middle + 0.01, x1)):
        leaf(studio, (a, b, z0, split), 0.14, skin, [(0.05, 0.36), (0.42, 0.94)], None)
    box(studio, (x0, 0.1, split), (x1, 0.2, split + 0.12), skin, 0.01)
    sash_row(studio, (x0, x1, split + 0.12, z1), 1, 0.14, skin, [3, 1])
    rod(studio, (middle - 0.06, 0.09, z0 + 1.0), (middle - 0.06, 0.09, z0 + 1.3), 0.016, 'metal:brass')


def _garage(studio, span, o):
    x0, x1, z0, z1 = span
    skin, rows = o.get('frame', 'lacquer:anthracite:0.5'), 5
    for i in range(rows):
        low = z0 + (z1 - z0) * i / rows
        box(studio, (x0, 0.14, low + 0.004), (x1, 0.18, low + (z1 - z0) / rows - 0.004), skin, 0.006)


def _shop(studio, span, o):
    """A shop window: timber front with a deep stallboard."""
    x0, x1, z0, z1 = span
    skin = o.get('frame', 'lacquer:forest:0.4')
    box(studio, (x0, 0.02, z0), (x1, 0.16, z0 + 0.45), skin, 0.01)
    box(studio, (x0, -0.03, z1 - 0.5), (x1, 0.16, z1), skin, 0.01)
    sash_row(studio, (x0, x1, z0 + 0.45, z1 - 0.5), o.get('sashes', 2), 0.06, skin, [1, 1])


def _surround(studio, span, o):
    x0, x1, z0, z1 = span
    broad, skin = o['surround'], o.get('trim', 'plaster:white')
    low = z0 if o['kind'] in ('portal', 'door') else z0 - 0.06
    for a, b, c, d in ((x0 - broad, x0, low, z1 + broad), (x1, x1 + broad, low, z1 + broad), (x0, x1, z1, z1 + broad)):
        box(studio, (a, -0.05, c), (b, 0.02, d), skin, 0.012)


def _lintel(studio, span, skin):
    """A straight hood on two consoles."""
    x0, x1, _, z1 = span
    base = z1 + 0.34
    box(studio, (x0 - 0.12, -0.03, z1 + 0.14), (x1 + 0.12, -0.001, base), skin, 0.004)
    profile = [(0, 0), (0.08, 0), (0.1, 0.06), (0.2, 0.08), (0.22, 0.14), (0, 0.17)]
    extrude(studio, profile, skin, [(x1 + 0.26, 0, base), (x0 - 0.26, 0, base)])
    for x in (x0 - 0.14, x1 + 0.02):
        box(studio, (x, -0.12, base - 0.24), (x + 0.12, -0.001, base), skin, 0.03)


def _pediment(studio, span, skin):
    """A triangular gable over the window."""
    _lintel(studio, span, skin)
    x0, x1, _, z1 = span
    base, rise, middle = z1 + 0.5, 0.36, (x0 + x1) / 2
    for a, b in ((x0 - 0.26, middle), (x1 + 0.26, middle)):
        lower, upper = [(a, base), (a, base + 0.1)], [(b, base + rise), (b, base + rise + 0.1)]
        vertices = [(x, y, z) for y in (-0.24, -0.001) for x, z in (*lower, upper[1], upper[0])]
        mesh(studio, vertices, [(0, 1, 2, 3), (7, 6, 5, 4), (1, 5, 6, 2), (0, 3, 7, 4), (0, 4, 5, 1)], skin)
    vertices = [(x0 - 0.2, -0.05, base), (x1 + 0.2, -0.05, base), (middle, -0.05, base + rise)]
    mesh(studio, vertices, [(0, 1, 2)], skin)


def _lit(studio, span, o):
    """Light in some of the rooms, in others darkness; the same ones each time."""
    x0, x1, z0, z1 = span
    chance = studio.setdefault('evening', random.Random(11))
    if o['kind'] == 'shop':
        glow, deep = f'lit:shop:{1.1 + chance.random() * 0.6:.1f}', 1.2
    elif chance.random() < o['lit']:
        glow, deep = f"lit:{chance.choice(['warm', 'warm', 'white', 'amber'])}:{chance.choice(['1.3', '2.0', '3.0'])}", 0.7
    else:
        glow, deep = 'lacquer:black:0.6', 0.7
    pane(studio, x0 - 0.3, x1 + 0.3, deep, z0 - 0.2, z1 + 0.3, glow)


def _veil(studio, span, o):
    x0, x1, z0, z1 = span
    for side in (0, 1):
        wide = (x1 - x0) * (0.22 + 0.1 * ((o['index'] + side) % 3))
        x = x0 + wide / 2 if side == 0 else x1 - wide / 2
        with placed(studio, (x, 0.42, 0)):
            curtain(studio, {'width': wide, 'bottom': max(0.05, z0 - 0.1), 'top': z1 + 0.02, 'skin': 'veil:white', 'seed': o['index']})


def balcony(studio, span, spec):
    """{depth, over?: beyond the window on both sides, skin, rail: bars|glass|boards, metal?}."""
    x0, x1, z0, _ = span
    over, deep = spec.get('over', 0.5), spec['depth']
    a, b = x0 - over, x1 + over
    box(studio, (a, -deep, z0 - 0.22), (b, 0.02, z0 - 0.02), spec.get('skin', 'plaster:white'), 0.01)
    for one, other in (((a + 0.03, -deep + 0.04), (b - 0.03, -deep + 0.04)), ((a + 0.03, -deep + 0.04), (a + 0.03, 0)), ((b - 0.03, -deep + 0.04), (b - 0.03, 0))):
        rails(studio, {'from': one, 'to': other, 'z': z0 - 0.02, **spec})


def rails(studio, spec):
    """A railing between two points: {from: [x, y], to: [x, y], z, rail: bars|glass|boards, metal?, height?}."""
    (x0, y0), (x1, y1), z = spec['from'], spec['to'], spec['z']
    metal, tall, long = spec.get('metal', 'lacquer:anthracite'), spec.get('height', 1.02), math.dist(spec['from'], spec['to'])
    with placed(studio, (x0, y0, z), math.degrees(math.atan2(y1 - y0, x1 - x0))):
        box(studio, (0, -0.025, tall - 0.04), (long, 0.025, tall), metal, 0.008)
        kind = spec.get('rail', 'bars')
        if kind == 'glass':
            mesh(studio, [(0.01, 0, 0.06), (long - 0.01, 0, 0.06), (long - 0.01, 0, tall - 0.05), (0.01, 0, tall - 0.05)], [(0, 1, 2, 3)], 'glass:clear:0.03')
            for i in range(max(2, round(long / 1.3)) + 1):
                x = long * i / max(2, round(long / 1.3))
                box(studio, (x - 0.015, -0.015, 0), (x + 0.015, 0.015, tall), metal, 0.003)
        elif kind == 'boards':
            count = max(1, round(long / 0.16))
            for i in range(count):
                x = long * i / count
                box(studio, (x + 0.012, -0.02, 0.06), (x + long / count - 0.012, 0.012, tall - 0.03), spec.get('board', 'wood:larch:z'), 0.006)
        else:
            box(studio, (0, -0.015, 0.06), (long, 0.015, 0.09), metal, 0.004)
            for i in range(round(long / 0.11) + 1):
                x = min(long, i * 0.11)
                box(studio, (x - 0.007, -0.007, 0.06), (x + 0.007, 0.007, tall - 0.03), metal, 0)


def _shutters(studio, span, skin):
    x0, x1, z0, z1 = span
    wide = (x1 - x0) / 2
    for a in (x0 - wide - 0.02, x1 + 0.02):
        for b, c, d, e in ((a + 0.08, a + wide - 0.08, z0, z0 + 0.09), (a + 0.08, a + wide - 0.08, z1 - 0.09, z1), (a, a + 0.08, z0, z1), (a + wide - 0.08, a + wide, z0, z1)):
            box(studio, (b, -0.05, d), (c, -0.012, e), skin, 0.004)
        count = int((z1 - z0) / 0.06)
        for i in range(count):
            z = z0 + (z1 - z0) * i / count
            box(studio, (a + 0.07, -0.04, z), (a + wide - 0.07, -0.015, z + 0.045), skin, 0.003)


def _flowers(studio, span, season):
    """A flower box before the sill, full of geraniums."""
    x0, x1, z0, _ = span
    box(studio, (x0 - 0.08, -0.26, z0 - 0.16), (x1 + 0.08, -0.06, z0 + 0.02), 'wood:old-larch', 0.01)
    with placed(studio, (0, 0, z0 - 0.02)):
        hedge(studio, {'from': [x0 - 0.06, -0.3], 'to': [x1 + 0.06, -0.06], 'height': 0.26, 'season': season, 'density': 1500})


KINDS = {'window': _window, 'old-window': _old_window, 'door': _door, 'portal': _portal, 'garage': _garage, 'shop': _shop}
CROWNS = {'lintel': _lintel, 'pediment': _pediment}
