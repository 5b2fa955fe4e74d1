"""Bathroom pieces. Local coordinates: wall at y = 0, front to -y, centre at x = 0."""
import math

from klinke_photo.cases import fronts
from klinke_photo.shapes import box, extrude, lathe, mesh, pane, pillow, placed, rod


def _oval(studio, width, depth, profile, skin, squareness=2.6):
    """A basin or tub: rings of a superellipse; profile is [(share of the half axes, height)]."""
    steps, vertices = 64, []
    for share, height in profile:
        for i in range(steps):
            way = 2 * math.pi * i / steps
            c, s = math.cos(way), math.sin(way)
            vertices.append((width / 2 * share * math.copysign(abs(c) ** (2 / squareness), c),
                             depth / 2 * share * math.copysign(abs(s) ** (2 / squareness), s), height))
    faces = [(k * steps + i, k * steps + (i + 1) % steps, (k + 1) * steps + (i + 1) % steps, (k + 1) * steps + i)
             for k in range(len(profile) - 1) for i in range(steps)]
    shape = mesh(studio, vertices, faces, skin, smooth=True, name='oval')
    shape.data.use_auto_smooth, shape.data.auto_smooth_angle = True, math.radians(50)


def tub(studio, spec):
    """Free-standing bath, centred: {size: [width, depth], skin?, outside?, feet?: material}."""
    width, depth = spec['size']
    skin, high = spec.get('skin', 'gloss:snow'), 0.58
    base = 0.14 if spec.get('feet') else 0.0
    outside = [(0.001, base), (0.74, base), (0.8, base + 0.02), (0.93, 0.36), (1.0, high - 0.02), (1.0, high)]
    inside = [(1.0, high), (0.955, high + 0.004), (0.94, high - 0.02), (0.82, 0.24), (0.66, 0.17), (0.001, 0.16)]
    _oval(studio, width, depth, outside, spec.get('outside', skin))
    _oval(studio, width, depth, inside, skin)
    if spec.get('feet'):
        for x in (-1, 1):
            for y in (-1, 1):
                with placed(studio, (x * width * 0.3, y * depth * 0.24, 0)):
                    lathe(studio, (0, 0, 0), [(0.001, 0), (0.045, 0.01), (0.05, 0.05), (0.025, 0.1), (0.05, 0.17), (0.001, 0.19)], spec['feet'], 20)


def tub_built(studio, spec):
    """A bath built in along the wall: {size: [width, depth], apron: material}."""
    width, depth = spec['size']
    half, high = width / 2, 0.56
    box(studio, (-half, -depth, 0), (half, -depth + 0.08, high), spec['apron'], 0.002)
    for a, b, c, d in ((-half, half, -depth, -depth + 0.1), (-half, half, -0.1, -0.002), (-half, -half + 0.12, -depth + 0.1, -0.1), (half - 0.12, half, -depth + 0.1, -0.1)):
        box(studio, (a, c, high), (b, d, high + 0.025), 'gloss:snow', 0.01)
    with placed(studio, (0, -depth / 2, 0)):
        _oval(studio, width - 0.1, depth - 0.08, [(1.0, high + 0.026), (0.95, high), (0.86, 0.25), (0.75, 0.2), (0.001, 0.19)], 'gloss:snow', 5)


def tub_tap(studio, spec):
    """Free-standing bath mixer: {metal}."""
    metal = spec.get('metal', 'metal:chrome:0.1')
    rod(studio, (0, 0, 0), (0, 0, 0.95), 0.016, metal)
    rod(studio, (0, 0, 0.93), (0, -0.22, 0.93), 0.013, metal)
    rod(studio, (0, -0.22, 0.935), (0, -0.22, 0.89), 0.013, metal)
    rod(studio, (0.0, 0.0, 0.8), (0.1, -0.02, 0.8), 0.009, metal)
    rod(studio, (0.11, -0.02, 0.66), (0.11, -0.02, 0.86), 0.014, metal)


def washstand(studio, spec):
    """Floating or standing unit with basins: {width, depth?, skin, top, basins?: 1|2, metal?, doors?, drawers?, legs?: bool,
    basin?: bowl|inset}."""
    width, depth, metal = spec['width'], spec.get('depth', 0.48), spec.get('metal', 'metal:chrome:0.1')
    half, low, high = width / 2, 0.08 if spec.get('legs') else 0.40, 0.80
    box(studio, (-half, -depth + 0.02, low), (half, -0.003, high), spec['skin'], 0.003)
    fronts(studio, -half, half, low, high, -depth + 0.02, {'doors': spec.get('doors', 2), 'drawers': spec.get('drawers', 2), **spec})
    if spec.get('legs'):
        for x in (-half + 0.04, half - 0.04):
            for y in (-depth + 0.06, -0.05):
                box(studio, (x - 0.02, y - 0.02, 0), (x + 0.02, y + 0.02, low), spec['skin'], 0.004)
    box(studio, (-half - 0.01, -depth - 0.01, high), (half + 0.01, -0.002, high + 0.03), spec['top'], 0.004)
    count = spec.get('basins', 1)
    for i in range(count):
        x = -half + width * (i + 0.5) / count
        with placed(studio, (x, -depth / 2 - 0.02, high + 0.03)):
            _oval(studio, 0.5, 0.36, [(0.001, 0), (0.72, 0), (0.8, 0.015), (1.0, 0.115), (0.985, 0.12), (0.95, 0.11), (0.7, 0.03), (0.001, 0.02)], 'gloss:snow', 3)
        rod(studio, (x, -0.045, high + 0.03), (x, -0.045, high + 0.27), 0.014, metal)
        rod(studio, (x, -0.045, high + 0.26), (x, -0.17, high + 0.245), 0.011, metal)
        rod(studio, (x, -0.17, high + 0.248), (x, -0.17, high + 0.22), 0.011, metal)
        rod(studio, (x, -0.045, high + 0.27), (x, -0.045, high + 0.30), 0.008, metal)


def toilet(studio, spec):
    """Wall-hung: bowl, lid and flush plate: {plate?}."""
    with placed(studio, (0, -0.26, 0.09)):
        _oval(studio, 0.36, 0.52, [(0.001, 0.0), (0.45, 0.0), (0.62, 0.05), (0.95, 0.24), (1.0, 0.3), (0.99, 0.315), (0.001, 0.315)], 'gloss:snow', 2.5)
        _oval(studio, 0.37, 0.53, [(0.98, 0.318), (1.0, 0.33), (0.985, 0.345), (0.001, 0.35)], 'gloss:snow', 2.5)
    box(studio, (-0.12, -0.09, 0.1), (0.12, -0.001, 0.4), 'gloss:snow', 0.03)
    box(studio, (-0.12, -0.014, 1.0), (0.12, -0.001, 1.16), spec.get('plate', 'lacquer:snow:0.15'), 0.004)
    box(studio, (-0.085, -0.018, 1.035), (-0.004, -0.012, 1.125), spec.get('plate', 'lacquer:snow:0.15'), 0.003)
    box(studio, (0.004, -0.018, 1.035), (0.085, -0.012, 1.125), spec.get('plate', 'lacquer:snow:0.15'), 0.003)


def shower(studio, spec):
    """Walk-in shower: glass pane to the right at x = width/2, rain head, rail. {width, depth, metal?, tray?, bars?: steel
    glazing bars}."""
    width, depth, metal = spec['width'], spec['depth'], spec.get('metal', 'metal:chrome:0.1')
    half = width / 2
    box(studio, (-half, -depth, 0.001), (half, -0.001, 0.016), spec.get('tray', 'lacquer:stone:0.6'), 0.003)
    side = 1 if spec.get('pane', 'right') == 'right' else -1
    x = side * half
    with placed(studio, (x, 0, 0), -90):
        pane(studio, 0.002, depth, 0, 0.016, 2.05)
    for z in (0.016, 2.05):
        box(studio, (x - 0.012, -depth, z), (x + 0.012, -0.002, z + 0.02), metal, 0.002)
    box(studio, (x - 0.012, -depth - 0.02, 0.016), (x + 0.012, -depth, 2.07), metal, 0.002)
    for k in range(1, spec.get('bars', 0)):
        z = 2.05 * k / spec['bars']
        box(studio, (x - 0.012, -depth, z - 0.012), (x + 0.012, -0.002, z + 0.012), metal, 0.002)
    rod(studio, (0, -0.03, 0.95), (0, -0.03, 2.15), 0.011, metal)
    rod(studio, (0, -0.03, 2.15), (0, -0.36, 2.15), 0.011, metal)
    lathe(studio, (0, -0.36, 2.11), [(0.001, 0), (0.13, 0), (0.13, 0.012), (0.02, 0.03)], metal)
    box(studio, (-0.14, -0.075, 0.98), (0.14, -0.03, 1.02), metal, 0.012)
    rod(studio, (0.1, -0.06, 1.3), (0.1, -0.09, 1.55), 0.02, metal)


def towel_warmer(studio, spec):
    """{height?, width?, skin?, towel?: material}."""
    half, high, skin = spec.get('width', 0.5) / 2, spec.get('height', 1.3), spec.get('skin', 'lacquer:snow')
    for x in (-half, half):
        rod(studio, (x, -0.06, 0.35), (x, -0.06, 0.35 + high), 0.018, skin)
        for z in (0.5, 0.2 + high):
            rod(studio, (x, -0.06, z), (x, -0.002, z), 0.01, skin)
    count = round(high / 0.062)
    for i in range(count):
        if i % 7 != 6:
            z = 0.38 + high * i / count
            rod(studio, (-half, -0.06, z), (half, -0.06, z), 0.01, skin)
    if spec.get('towel'):
        _hang(studio, spec['towel'], half * 1.5, 0.3 + high * 0.72, 0.52, -0.06)


def _hang(studio, skin, width, top, fall, y):
    """A towel over a bar at height top."""
    pillow(studio, (0, y, top - 0.01), (width, 0.075, 0.06), skin, 0, 0, 3)
    box(studio, (-width / 2 + 0.01, y - 0.033, top - fall), (width / 2 - 0.01, y - 0.018, top), skin, 0.007)
    box(studio, (-width / 2 + 0.01, y + 0.018, top - fall * 0.8), (width / 2 - 0.01, y + 0.03, top), skin, 0.005)


def towel_bar(studio, spec):
    """{width, z handled by the place, towel: material, metal?}."""
    half, metal = spec['width'] / 2, spec.get('metal', 'metal:chrome:0.1')
    rod(studio, (-half, -0.07, 0), (half, -0.07, 0), 0.009, metal)
    for x in (-half, half):
        rod(studio, (x, -0.07, 0), (x, -0.001, 0), 0.009, metal)
    _hang(studio, spec['towel'], half * 1.5, 0.0, 0.55, -0.07)


def tiles(studio, spec):
    """A tiled field of wall: {width, height, skin, edge?: material}: a rail on its upper edge when asked."""
    half = spec['width'] / 2
    box(studio, (-half, -0.012, 0.0), (half, -0.0008, spec['height']), spec['skin'], 0)
    if spec.get('edge'):
        profile = [(0, 0), (0.022, 0.0), (0.026, 0.02), (0.016, 0.035), (0, 0.04)]
        extrude(studio, profile, spec['edge'], [(half, -0.0005, spec['height']), (-half, -0.0005, spec['height'])])


def bottles(studio, spec):
    """Soap and flasks: {skins: [material]}."""
    for i, skin in enumerate(spec['skins']):
        tall = 0.16 - 0.035 * (i % 3)
        lathe(studio, (i * 0.085, 0.01 * (i % 2), 0), [(0.001, 0), (0.032, 0), (0.033, tall * 0.7), (0.012, tall * 0.82), (0.012, tall), (0.001, tall)], skin, 24)
