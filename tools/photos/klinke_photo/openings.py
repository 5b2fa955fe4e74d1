"""Windows and doors, built in their wall's coordinates: x along the wall, y outwards, z up."""
from klinke_photo.room import THICK, wall_frame
from klinke_photo.shapes import box, extrude, pane, placed, rod


def build_opening(studio, size, opening):
    """opening: {wall, from, to, bottom, top, kind: window|kasten|glazing|door|double-door|plank-door|hole, frame?,
    sashes?, bars?: [columns, rows] a sash, transom?: share of the height, sill?: material}."""
    at, turn, _ = wall_frame(size, opening['wall'])
    span = (opening['from'], opening['to'], opening['bottom'], opening['top'])
    with placed(studio, at, turn):
        if opening['kind'] != 'hole':
            KINDS[opening['kind']](studio, span, opening)


def sash(studio, span, y, skin, thick=0.05, broad=0.06, bars=(1, 1)):
    """One framed pane: four rails, glazing bars, glass."""
    x0, x1, z0, z1 = span
    for a, b, c, d in ((x0, x1, z0, z0 + broad), (x0, x1, z1 - broad, z1), (x0, x0 + broad, z0 + broad, z1 - broad),
                       (x1 - broad, x1, z0 + broad, z1 - broad)):
        box(studio, (a, y, c), (b, y + thick, d), skin, 0.005)
    columns, rows = bars
    for i in range(1, columns):
        x = x0 + broad + (x1 - x0 - 2 * broad) * i / columns
        box(studio, (x - 0.012, y + 0.008, z0 + broad), (x + 0.012, y + thick - 0.008, z1 - broad), skin, 0.003)
    for i in range(1, rows):
        z = z0 + broad + (z1 - z0 - 2 * broad) * i / rows
        box(studio, (x0 + broad, y + 0.009, z - 0.012), (x1 - broad, y + thick - 0.009, z + 0.012), skin, 0.003)
    middle = y + thick / 2
    pane(studio, x0 + broad * 0.6, x1 - broad * 0.6, middle, z0 + broad * 0.6, z1 - broad * 0.6)


def handle(studio, x, y, z, skin='metal:steel', reach=0.11):
    """A lever handle on a plate, the lever to the right for positive reach."""
    box(studio, (x - 0.02, y - 0.008, z - 0.09), (x + 0.02, y, z + 0.09), skin, 0.004)
    rod(studio, (x, y - 0.008, z), (x, y - 0.05, z), 0.009, skin)
    rod(studio, (x, y - 0.05, z), (x + reach, y - 0.05, z), 0.009, skin)


def window(studio, span, spec, y=0.12, thick=0.07):
    """A frame with side-by-side sashes; a transom row above when asked."""
    x0, x1, z0, z1 = span
    skin, count = spec.get('frame', 'lacquer:snow'), spec.get('sashes', 2)
    broad = 0.045
    for a, b, c, d in ((x0, x1, z0, z0 + broad), (x0, x1, z1 - broad, z1), (x0, x0 + broad, z0 + broad, z1 - broad),
                       (x1 - broad, x1, z0 + broad, z1 - broad)):
        box(studio, (a, y, c), (b, y + thick + 0.03, d), skin, 0.004)
    left, right, low, high = x0 + broad, x1 - broad, z0 + broad, z1 - broad
    split = high
    if spec.get('transom'):
        split = low + (high - low) * (1 - spec['transom'])
        box(studio, (left, y, split - 0.03), (right, y + thick, split + 0.03), skin, 0.006)
        sash_row(studio, (left, right, split + 0.03, high), count, y, skin, spec.get('top_bars', [1, 1]))
        split -= 0.03
    sash_row(studio, (left, right, low, split), count, y, skin, spec.get('bars', [1, 1]))
    if z0 > 0.2:
        middle = left + (right - left) / count if count > 1 else right - 0.03
        handle(studio, middle - 0.035, y - 0.001, (low + split) / 2, spec.get('handle', 'metal:steel'), 0.0001)
        box(studio, (x0 - 0.04, -0.05, z0 - 0.03), (x1 + 0.04, y, z0 + 0.002), spec.get('sill', 'lacquer:snow'), 0.006)
        box(studio, (x0, y + thick, z0 - 0.01), (x1, THICK + 0.05, z0 + 0.006), 'metal:zinc:0.5', 0.002)


def sash_row(studio, span, count, y, skin, bars):
    x0, x1, z0, z1 = span
    step = (x1 - x0) / count
    for i in range(count):
        sash(studio, (x0 + i * step + 0.003, x0 + (i + 1) * step - 0.003, z0, z1), y + 0.004, skin, bars=bars)


def kasten(studio, span, spec):
    """The double window of old Vienna: two pairs of sashes a hand's breadth apart, a transom, a moulded surround."""
    x0, x1, z0, z1 = span
    window(studio, span, {'transom': 0.28, 'handle': 'metal:brass', **spec}, 0.02, 0.05)
    sash_row(studio, (x0 + 0.03, x1 - 0.03, z0 + 0.03, z1 - 0.03), 2, 0.19, spec.get('frame', 'lacquer:snow'), [1, 2])
    surround(studio, span, spec.get('frame', 'lacquer:snow'), 0.1, floor=False)


def surround(studio, span, skin, broad=0.1, floor=True, y=-0.001):
    """Moulded architrave on the room's side."""
    x0, x1, z0, z1 = span
    foot = 0 if floor else z0 - 0.03
    for a, b, c, d in ((x0 - broad, x0, foot, z1 + broad), (x1, x1 + broad, foot, z1 + broad), (x0, x1, z1, z1 + broad)):
        box(studio, (a, y - 0.022, c), (b, y, d), skin, 0.006)
    for a, b, c, d in ((x0 - broad, x0 - broad + 0.028, foot, z1 + broad), (x1 + broad - 0.028, x1 + broad, foot, z1 + broad),
                       (x0 - broad + 0.028, x1 + broad - 0.028, z1 + broad - 0.028, z1 + broad)):
        box(studio, (a, y - 0.042, c), (b, y - 0.02, d), skin, 0.008)


def leaf(studio, span, y, skin, panels, knob):
    """A panelled door leaf: panels is a list of (share of height from, to); an empty list is a flush leaf."""
    x0, x1, z0, z1 = span
    box(studio, (x0, y, z0), (x1, y + 0.042, z1), skin, 0.004)
    for low, high in panels:
        a, b, c, d = x0 + 0.11, x1 - 0.11, z0 + (z1 - z0) * low, z0 + (z1 - z0) * high
        for e, f, g, h in ((a, b, c, c + 0.03), (a, b, d - 0.03, d), (a, a + 0.03, c + 0.03, d - 0.03), (b - 0.03, b, c + 0.03, d - 0.03)):
            box(studio, (e, y - 0.014, g), (f, y + 0.01, h), skin, 0.007)
        box(studio, (a + 0.07, y - 0.008, c + 0.07), (b - 0.07, y + 0.01, d - 0.07), skin, 0.006)
    if knob:
        handle(studio, *knob)


OLD_PANELS = [(0.06, 0.30), (0.34, 0.42), (0.46, 0.94)]


def door(studio, span, spec):
    x0, x1, z0, z1 = span
    skin = spec.get('frame', 'lacquer:snow')
    surround(studio, span, skin, spec.get('surround', 0.07))
    side = x0 + 0.08 if spec.get('hinge', 'right') == 'right' else x1 - 0.08
    reach = 0.11 if spec.get('hinge', 'right') == 'right' else -0.11
    panels = {'flush': [], 'old': OLD_PANELS, 'two': [(0.06, 0.42), (0.48, 0.94)]}[spec.get('panels', 'flush')]
    leaf(studio, (x0, x1, 0.006, z1), 0.0, spec.get('leaf', skin), panels, (side, 0.0, 1.05, spec.get('handle', 'metal:steel'), reach))


def double_door(studio, span, spec):
    """Two panelled leaves under a small cornice, as between the rooms of an old flat."""
    x0, x1, z0, z1 = span
    skin, middle, brass = spec.get('frame', 'lacquer:snow'), (x0 + x1) / 2, spec.get('handle', 'metal:brass')
    surround(studio, span, skin, 0.13)
    profile = [(0, 0), (0.05, 0), (0.06, 0.03), (0.1, 0.05), (0.11, 0.09), (0, 0.1)]
    extrude(studio, profile, skin, [(x1 + 0.16, 0, z1 + 0.13), (x0 - 0.16, 0, z1 + 0.13)])
    leaf(studio, (x0, middle - 0.002, 0.006, z1), 0.0, skin, OLD_PANELS, None)
    leaf(studio, (middle + 0.002, x1, 0.006, z1), 0.0, skin, OLD_PANELS, (middle + 0.06, 0.0, 1.08, brass, 0.11))
    box(studio, (middle - 0.025, -0.016, 0.01), (middle + 0.025, 0.0, z1), skin, 0.008)


def plank_door(studio, span, spec):
    x0, x1, z0, z1 = span
    skin = spec.get('frame', 'wood:larch:z')
    surround(studio, span, skin, 0.1)
    count = 6
    for i in range(count):
        a = x0 + (x1 - x0) * i / count
        box(studio, (a + 0.002, 0.0, 0.006), (a + (x1 - x0) / count - 0.002, 0.045, z1), skin, 0.008)
    for z in (0.35, z1 - 0.35):
        box(studio, (x0 + 0.03, -0.02, z - 0.07), (x1 - 0.03, 0.0, z + 0.07), skin.replace(':z', ''), 0.006)
    handle(studio, x0 + 0.1, -0.02, 1.05, 'metal:black', 0.11)


def opening_lights(size, openings):
    """Where daylight comes in: (centre, turn, width, height) of every glazed opening, for the light portals."""
    found = []
    for o in openings:
        if o['kind'] in ('window', 'kasten', 'glazing'):
            at, turn, _ = wall_frame(size, o['wall'])
            found.append((at, turn, ((o['from'] + o['to']) / 2, THICK + 0.06, (o['bottom'] + o['top']) / 2),
                          o['to'] - o['from'], o['top'] - o['bottom']))
    return found


KINDS = {'window': window, 'glazing': window, 'kasten': kasten, 'door': door, 'double-door': double_door, 'plank-door': plank_door}
