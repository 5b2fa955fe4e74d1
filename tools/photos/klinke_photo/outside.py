"""What is seen through the windows of a room: a garden, the houses across the street, or hills."""
from mathutils import Vector, noise

from klinke_photo import nodes as n
from klinke_photo.plants import hedge, lawn, tree, woods
from klinke_photo.shapes import box, mesh


def surroundings(studio, size, outside):
    """outside: {kind: garden|street|hills, side: n|e|s|w (where the main window looks), floor?: metres above ground,
    season?}."""
    width, depth = size[0], size[1]
    way = {'n': (0, 1), 'e': (1, 0), 's': (0, -1), 'w': (-1, 0)}[outside.get('side', 's')]
    edge = (width / 2 + way[0] * width / 2, depth / 2 + way[1] * depth / 2)
    ground = -outside.get('floor', 0.15)
    KINDS[outside['kind']](studio, edge, way, ground, outside)


def _spot(edge, way, ahead, aside):
    return (edge[0] + way[0] * ahead - way[1] * aside, edge[1] + way[1] * ahead + way[0] * aside)


def _area(edge, way, ahead, aside):
    """A rectangle as (low corner, high corner) from distances ahead (from, to) and aside (from, to)."""
    spots = [_spot(edge, way, a, b) for a in ahead for b in aside]
    return [min(s[0] for s in spots), min(s[1] for s in spots)], [max(s[0] for s in spots), max(s[1] for s in spots)]


def garden(studio, edge, way, ground, outside):
    low, high = _area(edge, way, (0.4, 90), (-70, 70))
    lawn(studio, {'from': low, 'to': high, 'z': ground})
    if outside.get('terrace'):
        low, high = _area(edge, way, (0.35, 3.4), (-5, 5))
        box(studio, (*low, ground), (*high, ground + 0.06), outside['terrace'], 0.01)
    low, high = _area(edge, way, (13, 14), (-22, 22))
    if ground > -1:
        hedge(studio, {'from': low, 'to': high, 'height': 1.7, 'density': 420, 'coarse': 0.06})
    season = outside.get('season', 'summer')
    for ahead, aside, height, seed in ((9, -4.5, 6, 3), (11, 5.5, 7, 11), (19, -1, 9, 3), (20, 9, 10, 11), (18, -11, 9, 3), (24, 17, 10, 11), (25, -19, 10, 3)):
        tree(studio, {'at': [*_spot(edge, way, ahead, aside), ground], 'height': height, 'season': season, 'seed': seed, 'turn': ahead * 37})


def street(studio, edge, way, ground, outside):
    """A row of old houses 16 m away, their windows dark, with string courses and a cornice."""
    low, high = _area(edge, way, (0.5, 60), (-60, 60))
    mesh(studio, [(low[0], low[1], ground), (high[0], low[1], ground), (high[0], high[1], ground), (low[0], high[1], ground)],
         [(0, 1, 2, 3)], 'plaster:concrete')
    across = outside.get('across', 16)
    for k, skin in zip(range(-3, 3), ['cream', 'lime', 'schoenbrunn', 'white', 'sand', 'lime']):
        a, b, top = k * 13.0, k * 13.0 + 12.98, ground + 17 + (k % 3)
        _slab(studio, edge, way, (across, across + 8), (a, b), (ground, top), f'plaster:{skin}')
        for level in range(5):
            z = ground + 1.2 + level * 3.6
            _slab(studio, edge, way, (across - 0.1, across), (a, b), (z + 2.75, z + 2.9), 'plaster:white')
            for i in range(5):
                c = a + 1.0 + i * 2.45
                _slab(studio, edge, way, (across - 0.02, across + 0.05), (c, c + 1.15), (z, z + 2.0), 'gloss:slate')
                _slab(studio, edge, way, (across - 0.05, across - 0.02), (c + 0.54, c + 0.61), (z, z + 2.0), 'lacquer:white')
                _slab(studio, edge, way, (across - 0.12, across), (c - 0.15, c + 1.3), (z + 2.05, z + 2.25), 'plaster:white')
        _slab(studio, edge, way, (across - 0.5, across), (a, b), (top - 0.4, top), 'plaster:white')
    if outside.get('trees', True):
        for aside in (-7, 1.5, 9):
            tree(studio, {'at': [*_spot(edge, way, across * 0.5, aside), ground], 'height': 9, 'season': outside.get('season', 'summer'), 'seed': 3, 'turn': aside * 30})


def _slab(studio, edge, way, ahead, aside, up, skin):
    low, high = _area(edge, way, ahead, aside)
    box(studio, (*low, up[0]), (*high, up[1]), skin, 0)


def hills(studio, edge, way, ground, outside):
    """A meadow, wooded hills, and high mountains behind a blue distance."""
    low, high = _area(edge, way, (0.4, 900), (-900, 900))
    lawn(studio, {'from': low, 'to': high, 'z': ground})
    mountains(studio, edge, way, ground, outside.get('peaks', 1.0))
    for ahead, aside, height in ((26, -12, 8), (30, 10, 9), (42, -3, 9), (55, 22, 11), (60, -30, 12), (75, 6, 12), (80, -14, 12)):
        tree(studio, {'at': [*_spot(edge, way, ahead, aside), ground], 'height': height, 'season': 'dark', 'seed': 11 if aside > 0 else 3, 'turn': ahead * 31})
    low, high = _area(edge, way, (95, 140), (-160, 160))
    woods(studio, {'from': low, 'to': high, 'count': 70, 'height': [9, 15], 'z': ground - 0.8})


def mountains(studio, edge, way, ground, peaks):
    """Terrain from 250 m to 1.3 km ahead, coloured by height, faded by haze."""
    if 'mountain' not in studio['materials']:
        studio['materials']['mountain'] = _mountain_material()
    columns, rows, vertices = 200, 60, []
    for j in range(rows):
        for i in range(columns):
            aside, ahead = -1100 + 2200 * i / (columns - 1), 250 + 1050 * j / (rows - 1)
            rugged = noise.hetero_terrain(Vector((aside * 0.0032, ahead * 0.0032, 3.7)), 0.85, 2.1, 7, 0.55)
            rise = min(1, (j / rows) * 1.6)
            range_height = 100 + 55 * noise.noise(Vector((aside * 0.0018, 9.1, 0)))
            up = max(-3, (rugged * 0.5 + 0.3) * range_height * rise * peaks - 8)
            vertices.append((*_spot(edge, way, ahead, aside), ground + up))
    faces = [(j * columns + i, j * columns + i + 1, (j + 1) * columns + i + 1, (j + 1) * columns + i) for j in range(rows - 1) for i in range(columns - 1)]
    mesh(studio, vertices, faces, 'mountain', smooth=True, name='mountains')


def _mountain_material():
    made, tree_, shader = n.start('mountain', (0.12, 0.15, 0.16), 1.0, spec=0.0)
    height = n.node(tree_, 'SeparateXYZ', {0: n.node(tree_, 'NewGeometry').outputs['Position']}).outputs['Z']
    rough = n.noise(tree_, n.position(tree_), 0.03, 8.0)
    level = n.math(tree_, 'DIVIDE', n.math(tree_, 'ADD', height, n.math(tree_, 'MULTIPLY', rough, 90.0)), 300.0)
    n.paint(tree_, shader, n.ramp(tree_, level, [(0.15, (0.03, 0.055, 0.026)), (0.45, (0.06, 0.085, 0.05)), (0.6, (0.2, 0.2, 0.2)), (0.85, (0.72, 0.74, 0.78))]))
    haze = n.node(tree_, 'Emission', color=(0.45, 0.6, 0.85, 1), strength=0.28)
    mix = n.node(tree_, 'MixShader', {1: shader.outputs[0], 2: haze.outputs[0]})
    mix.inputs[0].default_value = 0.36
    tree_.links.new(mix.outputs[0], tree_.nodes['Material Output'].inputs[0])
    return made


KINDS = {'garden': garden, 'street': street, 'hills': hills}
