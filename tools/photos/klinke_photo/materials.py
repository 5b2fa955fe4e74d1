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


KINDS = {
    'paint': wall_paint, 'lacquer': lacquer, 'gloss': gloss, 'metal': metal, 'fabric': fabric, 'leather': leather,
    'veil': veil, 'wood': wood, 'planks': planks, 'plaster': plaster, 'glass': glass, 'glow': glow,
    'rug': patterns.rug, 'persian': patterns.persian, 'cladding': patterns.cladding, 'tile': patterns.tile,
    'checker': patterns.checker, 'marble': patterns.marble, 'terrazzo': patterns.terrazzo, 'picture': patterns.picture,
}
