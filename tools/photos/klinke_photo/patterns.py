"""Patterned materials: rugs, tiles, stone, boards on walls, prints. Called by name through materials.py."""
from klinke_photo import nodes as n
from klinke_photo.tones import TONES, WOODS, tone


def rug(name, tone_name, detail):
    """A woven rug, mottled; detail names a second tone."""
    one, two = tone(tone_name), tone(detail or tone_name)
    made, tree, shader = n.start(name, one, 0.95, spec=0.1, sheen=0.4)
    low = tuple(c * 0.72 for c in two)
    n.paint(tree, shader, n.ramp(tree, n.noise(tree, n.position(tree), 2.2, 6.0), [(0.38, low), (0.62, one)]))
    n.bump(tree, shader, n.noise(tree, n.position(tree), 180.0, 2.0), 0.8, 0.006)
    return made


def persian(name, tone_name, detail):
    """A knotted rug: a medallion in a field of small flowers, framed by a border. Tones: field and pattern."""
    field, pattern, night = tone(tone_name), tone(detail or 'sand'), (0.02, 0.025, 0.05)
    made, tree, shader = n.start(name, field, 0.95, spec=0.1, sheen=0.3)
    whole = n.node(tree, 'TexCoord').outputs['Generated']
    place = n.node(tree, 'SeparateXYZ', {0: whole}).outputs
    u, v = (n.math(tree, 'ABSOLUTE', n.math(tree, 'MULTIPLY_ADD', place[axis], 2.0, -1.0)) for axis in 'XY')
    cells = n.node(tree, 'TexVoronoi', {'Vector': n.local(tree)}, scale=16.0, randomness=0.35)
    flowers = n.ramp(tree, cells.outputs['Distance'], [(0.0, pattern), (0.2, night), (0.28, field)], hard=True)
    wave = n.math(tree, 'MULTIPLY', n.math(tree, 'SINE', n.math(tree, 'MULTIPLY', u, 34.0)), 0.05)
    diamond = n.math(tree, 'ADD', n.math(tree, 'ADD', n.math(tree, 'MULTIPLY', u, 1.5), v), wave)
    rings = [(0.0, pattern), (0.16, night), (0.22, field), (0.4, pattern), (0.46, night), (0.62, field)]
    medallion = n.ramp(tree, diamond, rings, hard=True)
    edge = n.math(tree, 'MAXIMUM', u, v)
    middle = _choose(tree, n.math(tree, 'LESS_THAN', diamond, 0.66), flowers, medallion)
    bands = [(0.0, night), (0.82, pattern), (0.845, night), (0.94, pattern), (0.96, field)]
    border = _choose(tree, n.math(tree, 'LESS_THAN', cells.outputs['Distance'], 0.24), n.ramp(tree, edge, bands, hard=True), pattern)
    worn = n.node(tree, 'MixRGB', {1: _choose(tree, n.math(tree, 'GREATER_THAN', edge, 0.8), middle, border)}, blend_type='MULTIPLY')
    worn.inputs[0].default_value = 0.7
    grey = n.ramp(tree, n.noise(tree, n.position(tree), 5.0, 6.0), [(0.3, (0.55, 0.55, 0.55)), (0.7, (1, 1, 1))])
    tree.links.new(grey, worn.inputs[2])
    n.paint(tree, shader, worn.outputs[0])
    n.bump(tree, shader, n.noise(tree, n.position(tree), 200.0, 2.0), 0.6, 0.004)
    return made


def _choose(tree, which, no, yes):
    """yes where which is 1, else no; colours may be sockets or RGB."""
    mix = n.node(tree, 'MixRGB', {0: which})
    for i, color in ((1, no), (2, yes)):
        if isinstance(color, tuple):
            mix.inputs[i].default_value = (*color, 1)
        else:
            tree.links.new(color, mix.inputs[i])
    return mix.outputs[0]


def cladding(name, tone_name, detail):
    """Upright boards on an outer wall (detail x: lying boards; y: upright boards on a face across x), each with its own shade and a dark joint."""
    dark, light = WOODS[tone_name]
    made, tree, shader = n.start(name, light, 0.6, spec=0.25)
    place = n.node(tree, 'SeparateXYZ', {0: n.local(tree)}).outputs
    across = n.math(tree, 'MULTIPLY', place[{'x': 'Z', 'y': 'Y'}.get(detail, 'X')], 1 / 0.13)
    chance = n.node(tree, 'TexWhiteNoise', {'W': n.math(tree, 'FLOOR', across)}, noise_dimensions='1D').outputs['Value']
    scale = (1.2, 18, 18) if detail == 'x' else (18, 18, 1.2)
    shifted = n.node(tree, 'VectorMath', {0: n.local(tree, scale)}, operation='ADD')
    tree.links.new(n.node(tree, 'CombineXYZ', {'Y': n.math(tree, 'MULTIPLY', chance, 50.0)}).outputs[0], shifted.inputs[1])
    grain = n.noise(tree, shifted.outputs[0], 1.0, 6.0, 0.6)
    shade = n.math(tree, 'ADD', n.math(tree, 'MULTIPLY', chance, 0.45), n.math(tree, 'MULTIPLY', grain, 0.6))
    edge = n.math(tree, 'LESS_THAN', n.math(tree, 'ABSOLUTE', n.math(tree, 'SUBTRACT', n.math(tree, 'FRACT', across), 0.5)), 0.46)
    boards = n.ramp(tree, shade, [(0.15, dark), (0.9, light)])
    n.paint(tree, shader, _choose(tree, edge, tuple(c * 0.12 for c in dark), boards))
    n.bump(tree, shader, n.math(tree, 'ADD', edge, n.math(tree, 'MULTIPLY', grain, 0.1)), 0.6, 0.01)
    return made


def tile(name, tone_name, detail):
    """Square-laid tiles; detail is WIDTHxHEIGHT in metres and words: wall (upright), half (bond), matt, dark
    (joints), zellige (handmade, each its own shade)."""
    color = tone(tone_name)
    parts = detail.split(':')
    width, height = (float(v) for v in parts[0].split('x'))
    made, tree, shader = n.start(name, color, 0.22 if 'matt' not in parts else 0.6)
    place = n.node(tree, 'SeparateXYZ', {0: n.local(tree)}).outputs
    flat = n.node(tree, 'CombineXYZ', {'X': place['X'], 'Y': place['Z' if 'wall' in parts else 'Y']}).outputs[0]
    brick = n.node(tree, 'TexBrick', {'Vector': flat}, scale=1.0, brick_width=width, row_height=height)
    brick.offset = 0.5 if 'half' in parts else 0.0
    spread = 0.16 if 'zellige' in parts else 0.05
    brick.inputs['Color1'].default_value = (*[c * (1 - spread) for c in color], 1)
    brick.inputs['Color2'].default_value = (*[min(1, c * (1 + spread)) for c in color], 1)
    joint = [c * 0.45 for c in color] if 'dark' in parts else [min(0.7, c * 0.6 + 0.12) for c in color]
    brick.inputs['Mortar'].default_value = (*joint, 1)
    brick.inputs['Mortar Size'].default_value = 0.002 if min(width, height) < 0.2 else 0.0025
    n.paint(tree, shader, brick.outputs['Color'])
    n.bump(tree, shader, n.math(tree, 'SUBTRACT', 1.0, brick.outputs['Fac']), 0.4, 0.003)
    return made


def checker(name, tone_name, detail):
    """Laid in two colours: detail is SECOND-TONE:SIZE, turned by 45 degrees as in old halls."""
    second, _, size = detail.partition(':')
    made, tree, shader = n.start(name, tone(tone_name), 0.3)
    place = n.position(tree, (1, 1, 0), (0, 0, 0.7854))
    squares = n.node(tree, 'TexChecker', {'Vector': place}, scale=1 / float(size or 0.3))
    squares.inputs['Color1'].default_value = (*tone(tone_name), 1)
    squares.inputs['Color2'].default_value = (*tone(second), 1)
    worn = n.node(tree, 'MixRGB', {1: squares.outputs['Color']}, blend_type='MULTIPLY')
    worn.inputs[0].default_value = 0.5
    tree.links.new(n.ramp(tree, n.noise(tree, place, 4.0), [(0.3, (0.7, 0.7, 0.7)), (0.7, (1, 1, 1))]), worn.inputs[2])
    n.paint(tree, shader, worn.outputs[0])
    return made


def marble(name, tone_name, _):
    color = tone(tone_name)
    made, tree, shader = n.start(name, color, 0.12)
    veins = n.noise(tree, n.position(tree), 1.7, 9.0, 2.4)
    dark = tuple(c * 0.68 for c in color)
    pale = tuple(c * 0.9 for c in color)
    n.paint(tree, shader, n.ramp(tree, veins, [(0.44, color), (0.497, dark), (0.515, color), (0.7, pale)]))
    return made


def terrazzo(name, tone_name, _):
    color = tone(tone_name)
    made, tree, shader = n.start(name, color, 0.25)
    cells = n.node(tree, 'TexVoronoi', {'Vector': n.position(tree)}, scale=55.0)
    chips = n.node(tree, 'SeparateXYZ', {0: cells.outputs['Color']}).outputs['X']
    dark, pale = tuple(c * 0.45 for c in color), tuple(min(0.9, c * 1.3) for c in color)
    n.paint(tree, shader, n.ramp(tree, chips, [(0.0, dark), (0.14, color), (0.8, pale)], hard=True))
    return made


def picture(name, tone_name, detail):
    """An abstract print: four flat tones, detail is the seed."""
    made, tree, shader = n.start(name, (0.9, 0.9, 0.87), 0.8)
    seed = float(detail or 1)
    place = n.local(tree, location=(seed * 7, seed * 3, seed))
    base = TONES[tone_name]
    stops = [(0.0, (0.8, 0.76, 0.68)), (0.42, base), (0.5, tuple(c * 0.4 for c in base)), (0.6, (0.86, 0.82, 0.74))]
    n.paint(tree, shader, n.ramp(tree, n.noise(tree, place, 1.5 + seed * 0.2, 2.0, 2.0), stops, hard=True))
    return made
