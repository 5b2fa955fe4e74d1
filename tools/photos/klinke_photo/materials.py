"""Materials by name, "kind:tone" or "kind:tone:detail" (tile:white:0.3x0.6). Each is built once per scene."""
from klinke_photo import nodes as n
from klinke_photo import patterns
from klinke_photo.tones import WOODS, tone


def material(studio, name):
    """The material of that name. KeyError when the kind or the tone is unknown."""
    made = studio['materials'].get(name)
    if made is None:
        kind, _, rest = name.partition(':')
        tone_name, _, detail = rest.partition(':')
        made = KINDS[kind](name, tone_name, detail)
        studio['materials'][name] = made
    return made


def wall_paint(name, tone_name, _):
    made, tree, shader = n.start(name, tone(tone_name), 0.85, spec=0.25)
    n.bump(tree, shader, n.noise(tree, n.position(tree), 160.0), 0.1, 0.002)
    return made


def lacquer(name, tone_name, detail):
    return n.start(name, tone(tone_name), float(detail or 0.35))[0]


def gloss(name, tone_name, _):
    return n.start(name, tone(tone_name), 0.08)[0]


def metal(name, tone_name, detail):
    return n.start(name, tone(tone_name), float(detail or 0.28), metal=1.0)[0]


def fabric(name, tone_name, _):
    color = tone(tone_name)
    made, tree, shader = n.start(name, color, 0.95, spec=0.2, sheen=0.3)
    weave = n.noise(tree, n.position(tree), 260.0, 2.0)
    n.paint(tree, shader, n.ramp(tree, weave, [(0.3, tuple(c * 0.8 for c in color)), (0.7, color)]))
    n.bump(tree, shader, weave, 0.3, 0.002)
    return made


def leather(name, tone_name, _):
    color = tone(tone_name)
    made, tree, shader = n.start(name, color, 0.42, spec=0.4)
    n.bump(tree, shader, n.noise(tree, n.position(tree), 120.0, 5.0), 0.15, 0.002)
    patina = n.noise(tree, n.position(tree), 3.0)
    n.paint(tree, shader, n.ramp(tree, patina, [(0.3, tuple(c * 0.75 for c in color)), (0.7, color)]))
    return made


def veil(name, tone_name, _):
    """Thin curtain or lamp shade."""
    color = tone(tone_name)
    made, tree, shader = n.start(name, color, 0.95, sheen=0.3)
    n.translucent(tree, shader, color, 0.4)
    return made


def wood(name, tone_name, detail):
    """Grain along the piece's own x (default), y or z, for furniture and beams."""
    dark, light = WOODS[tone_name]
    made, tree, shader = n.start(name, light, 0.42, spec=0.35)
    scale = {'': (1.2, 18, 18), 'y': (18, 1.2, 18), 'z': (18, 18, 1.2)}[detail]
    grain = n.noise(tree, n.local(tree, scale), 1.0, 6.0, 0.6)
    n.paint(tree, shader, n.ramp(tree, grain, [(0.25, dark), (0.75, light)]))
    n.bump(tree, shader, grain, 0.12, 0.004)
    return made


def planks(name, tone_name, detail):
    """For planks that are meshes of their own with the grain along u: each gets its own shade."""
    dark, light = WOODS[tone_name]
    made, tree, shader = n.start(name, light, float(detail or 0.34), spec=0.35)
    chance = n.node(tree, 'NewGeometry').outputs['Random Per Island']
    coordinates = n.node(tree, 'UVMap').outputs['UV']
    stretched = n.node(tree, 'Mapping', {'Vector': coordinates}, scale=(1.6, 24, 1)).outputs['Vector']
    apart = n.node(tree, 'VectorMath', {0: stretched}, operation='ADD')
    offset = n.node(tree, 'CombineXYZ', {'X': n.math(tree, 'MULTIPLY', chance, 91.0)}).outputs[0]
    tree.links.new(offset, apart.inputs[1])
    grain = n.noise(tree, apart.outputs[0], 1.0, 6.0, 0.7)
    shade = n.math(tree, 'ADD', n.math(tree, 'MULTIPLY', chance, 0.5), n.math(tree, 'MULTIPLY', grain, 0.55))
    n.paint(tree, shader, n.ramp(tree, shade, [(0.15, dark), (0.9, light)]))
    n.bump(tree, shader, grain, 0.1, 0.003)
    return made


def plaster(name, tone_name, _):
    """Outside render: a little dirt, a fine grain."""
    color = tone(tone_name)
    made, tree, shader = n.start(name, color, 0.9, spec=0.2)
    n.bump(tree, shader, n.noise(tree, n.position(tree), 90.0, 6.0), 0.2, 0.004)
    stain = n.noise(tree, n.position(tree, (1, 1, 0.35)), 0.8, 6.0)
    n.paint(tree, shader, n.ramp(tree, stain, [(0.3, tuple(c * 0.86 for c in color)), (0.65, color)]))
    return made


def glass(name, _, detail):
    """Window glass: lets the sun through unbent, mirrors a little for the camera. Detail: share mirrored head-on."""
    made, tree, _ = n.start(name)
    clear = n.node(tree, 'BsdfTransparent', color=(0.94, 0.975, 0.965, 1))
    mirror = n.node(tree, 'BsdfGlossy', roughness=0.0)
    # Schlick's curve by hand: the Fresnel node inverts its index on back faces
    grazing = n.math(tree, 'POWER', n.node(tree, 'LayerWeight', blend=0.5).outputs['Facing'], 5.0)
    fresnel = n.math(tree, 'MULTIPLY_ADD', grazing, 0.85, 0.05 + float(detail or 0.0))
    seen = n.math(tree, 'MULTIPLY', fresnel, n.node(tree, 'LightPath').outputs['Is Camera Ray'])
    mix = n.node(tree, 'MixShader', {0: seen, 1: clear.outputs[0], 2: mirror.outputs[0]})
    tree.links.new(mix.outputs[0], tree.nodes['Material Output'].inputs[0])
    return made


def glow(name, tone_name, detail):
    made, tree, shader = n.start(name, (1, 1, 1))
    shader.inputs['Emission'].default_value = {'warm': (1, 0.76, 0.48, 1), 'white': (1, 0.95, 0.88, 1)}[tone_name]
    shader.inputs['Emission Strength'].default_value = float(detail or 8)
    return made


def wet(name, tone_name, _):
    """Paving after rain: puddles mirror, the rest shines dully."""
    color = tone(tone_name)
    made, tree, shader = n.start(name, color, 0.3, spec=0.6)
    puddles = n.noise(tree, n.position(tree, (1, 0.5, 1)), 0.5, 5.0, 0.4)
    n.paint(tree, shader, n.ramp(tree, puddles, [(0.42, tuple(c * 0.55 for c in color)), (0.62, color)]))
    tree.links.new(n.ramp(tree, puddles, [(0.44, (0.06,) * 3), (0.6, (0.4,) * 3)]), shader.inputs['Roughness'])
    n.bump(tree, shader, n.noise(tree, n.position(tree), 70.0, 3.0), 0.12, 0.004)
    return made


def lit(name, tone_name, detail):
    """A lit room behind a window, seen from the street: brightest under its lamp, dark furniture below. Detail: strength."""
    made, tree, shader = n.start(name, (0.02, 0.02, 0.02), 1.0, spec=0.0)
    warm = {'warm': (1, 0.55, 0.22), 'amber': (1, 0.42, 0.12), 'white': (1, 0.74, 0.46), 'shop': (1, 0.8, 0.58)}[tone_name]
    place = n.node(tree, 'SeparateXYZ', {0: n.node(tree, 'TexCoord').outputs['Generated']}).outputs
    aside = n.math(tree, 'ABSOLUTE', n.math(tree, 'SUBTRACT', place['X'], 0.55))
    below = n.math(tree, 'ABSOLUTE', n.math(tree, 'SUBTRACT', place['Z'], 0.78))
    near = n.math(tree, 'SUBTRACT', 1.0, n.math(tree, 'ADD', n.math(tree, 'MULTIPLY', aside, 0.7), n.math(tree, 'MULTIPLY', below, 0.9)))
    if tone_name == 'shop':
        # Goods on shelves: blocks of different brightness below, an even wall above.
        flat = n.node(tree, 'CombineXYZ', {'X': place['X'], 'Y': place['Z']}).outputs[0]
        shelves = n.node(tree, 'TexBrick', {'Vector': flat}, scale=1.0, brick_width=0.09, row_height=0.13)
        shelves.inputs['Color1'].default_value, shelves.inputs['Color2'].default_value = (0.25, 0.25, 0.25, 1), (1, 1, 1, 1)
        shelves.inputs['Mortar'].default_value, shelves.inputs['Mortar Size'].default_value = (0.5, 0.5, 0.5, 1), 0.008
        goods = n.math(tree, 'LESS_THAN', place['Z'], 0.52)
        things = n.math(tree, 'ADD', n.math(tree, 'MULTIPLY', shelves.outputs['Color'], goods), n.math(tree, 'SUBTRACT', 1.0, goods))
    else:
        things = n.math(tree, 'MULTIPLY_ADD', n.noise(tree, n.position(tree, (0.9, 0.9, 0.4)), 0.9, 1.0), 0.7, 0.55)
    shade = n.math(tree, 'MULTIPLY', n.math(tree, 'POWER', near, 1.6), things)
    glow = n.math(tree, 'MULTIPLY', shade, float(detail or 2))
    shader.inputs['Emission'].default_value = (*warm, 1)
    tree.links.new(glow, shader.inputs['Emission Strength'])
    made.cycles.sample_as_light = False
    return made


KINDS = {
    'wet': wet, 'lit': lit,
    'paint': wall_paint, 'lacquer': lacquer, 'gloss': gloss, 'metal': metal, 'fabric': fabric, 'leather': leather,
    'veil': veil, 'wood': wood, 'planks': planks, 'plaster': plaster, 'glass': glass, 'glow': glow,
    'rug': patterns.rug, 'persian': patterns.persian, 'cladding': patterns.cladding, 'tile': patterns.tile,
    'checker': patterns.checker, 'marble': patterns.marble, 'terrazzo': patterns.terrazzo, 'picture': patterns.picture,
}
