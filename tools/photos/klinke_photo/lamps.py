"""Lamps that look lit. Local coordinates: floor at z = 0, or the ceiling for hanging ones (drop downwards)."""
import math

from klinke_photo.shapes import box, lathe, rod


def _shade(studio, z, low, high, tall, skin):
    lathe(studio, (0, 0, z), [(low, 0), (high, tall)], skin, 48)


def _bulb(studio, z, glow='glow:warm:14'):
    lathe(studio, (0, 0, z), [(0.001, 0), (0.02, 0.01), (0.03, 0.04), (0.02, 0.07), (0.001, 0.08)], glow, 20)


def table_lamp(studio, spec):
    """{height, foot: material, shade?: material}."""
    tall = spec['height']
    lathe(studio, (0, 0, 0), [(0.001, 0), (tall * 0.16, 0), (tall * 0.19, tall * 0.12), (tall * 0.15, tall * 0.36), (0.012, tall * 0.5), (0.012, tall * 0.62)], spec['foot'], 40)
    _shade(studio, tall * 0.58, tall * 0.33, tall * 0.25, tall * 0.42, spec.get('shade', 'veil:oat'))
    _bulb(studio, tall * 0.66, spec.get('glow', 'glow:warm:14'))


def floor_lamp(studio, spec):
    """{height, metal, shade?, foot?: plate|tripod}."""
    tall, skin = spec['height'], spec.get('metal', 'metal:black')
    if spec.get('foot') == 'tripod':
        for k in range(3):
            way = k * 2.094 + 0.4
            rod(studio, (0.28 * math.cos(way), 0.28 * math.sin(way), 0), (0, 0, tall - 0.34), 0.014, skin)
    else:
        lathe(studio, (0, 0, 0), [(0.001, 0), (0.15, 0), (0.15, 0.015), (0.02, 0.025)], skin)
        rod(studio, (0, 0, 0.02), (0, 0, tall - 0.2), 0.011, skin)
    _shade(studio, tall - 0.36, 0.23, 0.18, 0.32, spec.get('shade', 'veil:oat'))
    _bulb(studio, tall - 0.24)


def arc_lamp(studio, spec):
    """{height, reach, metal}: a bow over the sofa; reaches to -y."""
    tall, reach, skin = spec['height'], spec['reach'], spec.get('metal', 'metal:chrome')
    lathe(studio, (0, 0, 0), [(0.001, 0), (0.17, 0), (0.17, 0.06), (0.001, 0.06)], spec.get('foot', 'marble:chalk'))
    before = (0, 0, 0.05)
    for k in range(1, 25):
        way = k / 24 * 2.5
        spot = (0, -reach * (1 - math.cos(way)) / 1.8, 0.05 + (tall - 0.05) * math.sin(min(way, 1.5708)) if way < 1.5708 else tall - (1 - math.sin(way)) * 0.5)
        rod(studio, before, spot, 0.012, skin, 8)
        before = spot
    lathe(studio, (before[0], before[1], before[2] - 0.16), [(0.17, 0), (0.16, 0.06), (0.1, 0.13), (0.02, 0.17)], skin)


def pendant(studio, spec):
    """Hangs from z = 0. {drop, shape?: bell|globe|drum|cone, skin, radius?, inside?}."""
    drop, r, skin = spec['drop'], spec.get('radius', 0.18), spec['skin']
    lathe(studio, (0, 0, -0.03), [(0.001, 0), (0.05, 0), (0.055, 0.03)], spec.get('metal', 'metal:black'))
    kind = spec.get('shape', 'bell')
    profiles = {
        'bell': [(r, 0), (r * 0.98, r * 0.2), (r * 0.72, r * 0.62), (r * 0.3, r * 0.95), (0.02, r * 1.05)],
        'globe': [(max(0.002, r * math.sin(k * 0.3142)), r - r * math.cos(k * 0.3142)) for k in range(11)],
        'drum': [(r, 0), (r, r * 0.7), (0.02, r * 0.7)],
        'cone': [(r, 0), (r * 0.25, r * 1.1), (0.02, r * 1.15)],
        'dome': [(r, 0), (r * 0.97, r * 0.24), (r * 0.8, r * 0.55), (r * 0.5, r * 0.76), (0.02, r * 0.84)],
    }[kind]
    top = max(h for _, h in profiles)
    rod(studio, (0, 0, -0.02), (0, 0, -drop + top - 0.01), 0.004, spec.get('metal', 'metal:black'), 8)
    lathe(studio, (0, 0, -drop), profiles, skin, 48)
    if kind != 'globe':
        _bulb(studio, -drop + r * 0.12, spec.get('glow', 'glow:warm:10'))


def chandelier(studio, spec):
    """Brass arms with small shades. {drop, arms?, radius?, metal?, shade?}."""
    drop, arms, r, skin = spec['drop'], spec.get('arms', 6), spec.get('radius', 0.36), spec.get('metal', 'metal:brass')
    lathe(studio, (0, 0, -0.05), [(0.001, 0), (0.03, 0), (0.06, 0.05)], skin)
    rod(studio, (0, 0, -0.04), (0, 0, -drop + 0.1), 0.008, skin, 10)
    lathe(studio, (0, 0, -drop), [(0.001, 0), (0.03, 0.02), (0.055, 0.07), (0.03, 0.12), (0.02, 0.2), (0.035, 0.26), (0.01, 0.32)], skin, 24)
    for k in range(arms):
        way = 6.2832 * k / arms + 0.3
        ux, uy = math.cos(way), math.sin(way)
        before = (0.02 * ux, 0.02 * uy, -drop + 0.1)
        for j in range(1, 9):
            out = r * j / 8
            spot = (out * ux, out * uy, -drop + 0.1 - 0.09 * math.sin(j / 8 * 3.1416) + 0.06 * (j / 8) ** 3)
            rod(studio, before, spot, 0.007, skin, 8)
            before = spot
        lathe(studio, before, [(0.03, 0), (0.035, 0.01), (0.012, 0.016), (0.012, 0.08)], skin, 16)
        lathe(studio, (before[0], before[1], before[2] + 0.08), [(0.065, 0), (0.04, 0.1)], spec.get('shade', 'veil:chalk'), 24)
        lathe(studio, (before[0], before[1], before[2] + 0.08), [(0.001, 0), (0.014, 0.02), (0.001, 0.06)], 'glow:warm:20', 12)


def spots(studio, spec):
    """A row of recessed spots in the ceiling (z = 0). {count, gap}."""
    for i in range(spec['count']):
        x = (i - (spec['count'] - 1) / 2) * spec['gap']
        lathe(studio, (x, 0, -0.004), [(0.001, 0), (0.03, 0)], 'glow:white:14', 20)
        lathe(studio, (x, 0, -0.006), [(0.032, 0), (0.042, 0.001), (0.044, 0.006)], 'lacquer:snow', 20)


def strip(studio, spec):
    """A lit strip: {width, depth?, glow?}."""
    half, deep = spec['width'] / 2, spec.get('depth', 0.02)
    box(studio, (-half, -deep, -0.008), (half, 0, 0), spec.get('glow', 'glow:warm:6'), 0)
