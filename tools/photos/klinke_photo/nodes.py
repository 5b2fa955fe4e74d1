"""Short words for Blender's shader nodes, so that a material reads as one sentence."""
import bpy


def start(name, color=(0.8, 0.8, 0.8), rough=0.5, metal=0.0, spec=0.5, sheen=0.0):
    """A new principled material; returns (material, tree, shader)."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    tree = material.node_tree
    shader = tree.nodes['Principled BSDF']
    shader.inputs['Base Color'].default_value = (*color, 1)
    shader.inputs['Roughness'].default_value = rough
    shader.inputs['Metallic'].default_value = metal
    shader.inputs['Specular'].default_value = spec
    shader.inputs['Sheen'].default_value = sheen
    return material, tree, shader


def node(tree, kind, links=None, **values):
    """Adds a node. values set inputs (by name) or attributes; links joins sockets into inputs (by name or number)."""
    made = tree.nodes.new('ShaderNode' + kind)
    for key, value in values.items():
        name = key if key.isupper() else key.replace('_', ' ').title()
        if name in made.inputs:
            made.inputs[name].default_value = value
        else:
            setattr(made, key, value)
    for key, socket in (links or {}).items():
        tree.links.new(socket, made.inputs[key])
    return made


def math(tree, operation, *operands):
    """A math node over sockets and numbers; returns its output socket."""
    made = tree.nodes.new('ShaderNodeMath')
    made.operation = operation
    for i, operand in enumerate(operands):
        if isinstance(operand, (int, float)):
            made.inputs[i].default_value = operand
        else:
            tree.links.new(operand, made.inputs[i])
    return made.outputs[0]


def position(tree, scale=(1, 1, 1), turn=(0, 0, 0)):
    """World position, scaled and turned (radians)."""
    place = node(tree, 'NewGeometry').outputs['Position']
    return node(tree, 'Mapping', {'Vector': place}, scale=scale, rotation=turn).outputs['Vector']


def local(tree, scale=(1, 1, 1), turn=(0, 0, 0), location=(0, 0, 0)):
    """Position in the piece's own coordinates, so that grain and tiles turn with it."""
    place = node(tree, 'TexCoord').outputs['Object']
    return node(tree, 'Mapping', {'Vector': place}, scale=scale, rotation=turn, location=location).outputs['Vector']


def noise(tree, vector, scale, detail=4.0, distortion=0.0):
    made = node(tree, 'TexNoise', {'Vector': vector}, scale=scale, detail=detail, distortion=distortion)
    return made.outputs['Fac']


def ramp(tree, fac, stops, hard=False):
    """Maps fac to colours: stops is [(position, rgb)]."""
    made = tree.nodes.new('ShaderNodeValToRGB')
    elements = made.color_ramp.elements
    while len(elements) < len(stops):
        elements.new(0.5)
    for element, (at, color) in zip(elements, stops):
        element.position = at
        element.color = (*color, 1)
    if hard:
        made.color_ramp.interpolation = 'CONSTANT'
    tree.links.new(fac, made.inputs['Fac'])
    return made.outputs['Color']


def paint(tree, shader, color):
    tree.links.new(color, shader.inputs['Base Color'])


def bump(tree, shader, height, strength=0.2, distance=0.01):
    made = node(tree, 'Bump', {'Height': height}, strength=strength, distance=distance)
    tree.links.new(made.outputs['Normal'], shader.inputs['Normal'])


def translucent(tree, shader, color, share):
    """Lets a share of the light through: leaves, curtains, lamp shades."""
    through = node(tree, 'BsdfTranslucent')
    if isinstance(color, tuple):
        through.inputs['Color'].default_value = (*color, 1)
    else:
        tree.links.new(color, through.inputs['Color'])
    mix = node(tree, 'MixShader', {1: shader.outputs[0], 2: through.outputs[0]})
    mix.inputs[0].default_value = share
    tree.links.new(mix.outputs[0], tree.nodes['Material Output'].inputs[0])
