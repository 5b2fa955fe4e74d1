"""What stands and hangs about: books, vases, prints, mirrors. Local coordinates: back at y = 0, front to -y."""
import math
import random

from mathutils import Matrix

from klinke_photo.shapes import box, lathe, pillow, placed, rod

BINDINGS = ['chalk', 'oat', 'rust', 'petrol', 'stone', 'wine', 'mustard', 'forest', 'denim', 'sand', 'charcoal', 'cream']


def books(studio, width, depth, height, seed):
    """A row of books that starts at x = 0 on the local ground."""
    chance, x = random.Random(seed), 0.0
    while x < width - 0.05:
        thick, tall = chance.uniform(0.016, 0.042), height * chance.uniform(0.66, 0.94)
        box(studio, (x, -depth * chance.uniform(0.8, 0.95), 0), (x + thick, -0.02, tall), f'paint:{chance.choice(BINDINGS)}', 0.003)
        x += thick + 0.0015


SHAPES = {
    'bottle': [(0.001, 0), (0.34, 0), (0.36, 0.05), (0.36, 0.5), (0.16, 0.74), (0.13, 0.98), (0.16, 1.0), (0.1, 0.98), (0.1, 0.6)],
    'bowl': [(0.001, 0), (0.5, 0), (0.6, 0.06), (1.3, 0.7), (1.5, 1.0), (1.44, 1.0), (1.2, 0.72), (0.5, 0.14), (0.001, 0.12)],
    'jug': [(0.001, 0), (0.3, 0), (0.42, 0.12), (0.48, 0.35), (0.4, 0.62), (0.25, 0.82), (0.27, 1.0), (0.23, 1.0), (0.21, 0.82), (0.3, 0.5)],
    'ball': [(0.001, 0), (0.25, 0.01), (0.45, 0.16), (0.53, 0.42), (0.45, 0.7), (0.22, 0.9), (0.16, 1.0), (0.12, 0.98), (0.14, 0.85)],
    'cylinder': [(0.001, 0), (0.3, 0), (0.31, 0.02), (0.31, 1.0), (0.28, 1.0), (0.28, 0.2)],
}


def vase(studio, spec):
    """{height, shape?, skin, twigs?: material, count?, seed?}; twigs with leaves stand in it."""
    height = spec['height']
    lathe(studio, (0, 0, 0), [(r * height, h * height) for r, h in SHAPES[spec.get('shape', 'jug')]], spec['skin'], 36)
    if not spec.get('twigs'):
        return
    chance = random.Random(spec.get('seed', 2))
    for _ in range(spec.get('count', 7)):
        way, lean, long = chance.uniform(0, 6.28), chance.uniform(0.06, 0.34), height * chance.uniform(1.0, 1.7)
        tip = (math.cos(way) * lean * long, math.sin(way) * lean * long, height * 0.7 + long)
        rod(studio, (0, 0, height * 0.6), tip, 0.0025, 'lacquer:olive:0.7', 6)
        for k in range(spec.get('leaves', 9)):
            share = 0.3 + 0.7 * k / spec.get('leaves', 9)
            spot = tuple(t * share + (height * 0.6) * (1 - share) * (i == 2) for i, t in enumerate(tip))
            with placed(studio, spot, chance.uniform(0, 360)):
                pillow(studio, (0.03, 0, 0), (0.07, 0.006, 0.035), spec['twigs'], chance.uniform(20, 160), 0, 2)


def stack(studio, spec):
    """A few books lying on each other: {count?, seed?}."""
    chance, z = random.Random(spec.get('seed', 4)), 0.0
    for _ in range(spec.get('count', 3)):
        wide, deep, thick = chance.uniform(0.2, 0.3), chance.uniform(0.15, 0.22), chance.uniform(0.02, 0.035)
        with placed(studio, (0, 0, z), chance.uniform(-14, 14)):
            box(studio, (-wide / 2, -deep / 2, 0), (wide / 2, deep / 2, thick - 0.001), f'paint:{chance.choice(BINDINGS)}', 0.003)
        z += thick


def art(studio, spec):
    """A framed print on the wall: {size: [width, height], z: lower edge, frame?, print: material, mount?: metres}."""
    width, height = spec['size']
    half, mount = width / 2, spec.get('mount', 0.07)
    box(studio, (-half, -0.03, 0), (half, -0.001, height), spec.get('frame', 'lacquer:black'), 0.003)
    box(studio, (-half + 0.018, -0.033, 0.018), (half - 0.018, -0.028, height - 0.018), 'paint:snow', 0)
    box(studio, (-half + mount, -0.035, mount), (half - mount, -0.031, height - mount), spec['print'], 0)


def mirror(studio, spec):
    """{size: [width, height], frame?, round?}: on the wall."""
    width, height = spec['size']
    half, frame = width / 2, spec.get('frame', 'metal:brass')
    if spec.get('round'):
        with placed(studio, (0, -0.03, height / 2)):
            for radius, deep, skin in ((half, 0.03, frame), (half - 0.012, 0.034, 'metal:chrome:0.0')):
                shape = lathe(studio, (0, 0, 0), [(0.001, 0), (radius, 0), (radius, deep), (0.001, deep)], skin, 72)
                shape.matrix_world = shape.matrix_world @ Matrix.Translation((0, 0.03, 0)) @ Matrix.Rotation(math.pi / 2, 4, 'X')
        return
    box(studio, (-half, -0.025, 0), (half, -0.001, height), frame, 0.004)
    rim = spec.get('rim', 0.02)
    box(studio, (-half + rim, -0.028, rim), (half - rim, -0.023, height - rim), 'metal:chrome:0.0', 0)


def tv(studio, spec):
    width = spec.get('width', 1.35)
    box(studio, (-width / 2, -0.06, 0), (width / 2, -0.02, width * 0.575), 'lacquer:black:0.15', 0.004)
