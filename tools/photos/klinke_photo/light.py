"""Sky, sun, the windows' light portals, lamps and the photographer's bounced flash; and the camera."""
import math

import bpy
from mathutils import Euler, Matrix, Vector

from klinke_photo import nodes as n
from klinke_photo.openings import opening_lights


def daylight(studio, light, inside):
    """light: {sun: [elevation, compass] in degrees (0 north = +y, 90 east = +x), sun_power?, warmth?: 0..1, sky?:
    strength, clouds?, dusk?: strength of a sky after sunset, which then is the only daylight}."""
    elevation, compass = light['sun']
    if light.get('dusk'):
        _dusk(light['dusk'], compass)
        return
    world = bpy.data.worlds.new('sky')
    bpy.context.scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    sky = tree.nodes.new('ShaderNodeTexSky')
    sky.sky_type, sky.sun_disc = 'NISHITA', False
    sky.sun_elevation, sky.sun_rotation = math.radians(max(elevation, 2)), math.radians(compass)
    sky.altitude, sky.dust_density, sky.ozone_density = 400, 0.8, 1.6
    background = tree.nodes['Background']
    background.inputs['Strength'].default_value = light.get('sky', 0.16 if inside else 0.1)
    color = sky.outputs[0]
    if light.get('clouds', 0.5):
        color = _clouds(tree, color, light.get('clouds', 0.5))
    tree.links.new(color, background.inputs[0])
    power = light.get('sun_power', 5.0)
    if power:
        _sun(elevation, compass, power, light.get('warmth', 0.3))


def _sun(elevation, compass, power, warmth):
    lamp = bpy.data.lights.new('sun', 'SUN')
    lamp.energy, lamp.angle = power, math.radians(0.9)
    lamp.color = (1, 0.95 - 0.2 * warmth, 0.88 - 0.45 * warmth)
    sun = bpy.data.objects.new('sun', lamp)
    bpy.context.collection.objects.link(sun)
    rise, way = math.radians(elevation), math.radians(compass)
    source = Vector((math.sin(way) * math.cos(rise), math.cos(way) * math.cos(rise), math.sin(rise)))
    sun.rotation_euler = source.to_track_quat('Z', 'Y').to_euler()


# The sky after sunset by height of the view vector: towards the afterglow, and away from it.
AFTERGLOW = [(0.0, (0.62, 0.30, 0.14)), (0.05, (0.46, 0.27, 0.19)), (0.12, (0.17, 0.18, 0.26)), (0.24, (0.055, 0.095, 0.205)), (0.5, (0.02, 0.045, 0.13)), (1.0, (0.01, 0.022, 0.075))]
BLUE_HOUR = [(0.0, (0.13, 0.15, 0.22)), (0.12, (0.075, 0.11, 0.205)), (0.24, (0.045, 0.08, 0.185)), (0.5, (0.02, 0.045, 0.13)), (1.0, (0.01, 0.022, 0.075))]


def _dusk(strength, compass):
    """A clear sky twenty minutes after sunset, with a few streaks of cloud; the sun went down at compass."""
    world = bpy.data.worlds.new('dusk')
    bpy.context.scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    vector = tree.nodes.new('ShaderNodeTexCoord').outputs['Generated']
    parts = tree.nodes.new('ShaderNodeSeparateXYZ')
    tree.links.new(vector, parts.inputs[0])
    way = math.radians(compass)
    towards = tree.nodes.new('ShaderNodeVectorMath')
    towards.operation = 'DOT_PRODUCT'
    towards.inputs[1].default_value = (math.sin(way), math.cos(way), 0)
    tree.links.new(vector, towards.inputs[0])
    streaks = n.node(tree, 'TexNoise', {'Vector': n.node(tree, 'Mapping', {'Vector': vector}, scale=(2.2, 2.2, 16)).outputs[0]}, scale=1.6, detail=5.0)
    height = n.math(tree, 'ADD', parts.outputs['Z'], n.math(tree, 'MULTIPLY_ADD', streaks.outputs['Fac'], 0.05, -0.025))
    glow, away = (n.ramp(tree, height, stops) for stops in (AFTERGLOW, BLUE_HOUR))
    share = n.node(tree, 'MapRange', {'Value': towards.outputs['Value']}, from_min=0.2, from_max=1.0)
    mix = n.node(tree, 'MixRGB', {0: share.outputs[0], 1: away, 2: glow})
    background = tree.nodes['Background']
    background.inputs['Strength'].default_value = strength
    tree.links.new(mix.outputs[0], background.inputs[0])


def _clouds(tree, sky, cover):
    """Thin clouds on a level sheet: the view vector divided by its height; denser for a greater cover (0..1)."""
    vector = tree.nodes.new('ShaderNodeTexCoord').outputs['Generated']
    parts = tree.nodes.new('ShaderNodeSeparateXYZ')
    tree.links.new(vector, parts.inputs[0])
    lowest = tree.nodes.new('ShaderNodeMath')
    lowest.operation = 'MAXIMUM'
    lowest.inputs[1].default_value = 0.05
    tree.links.new(parts.outputs['Z'], lowest.inputs[0])
    sheet = tree.nodes.new('ShaderNodeVectorMath')
    sheet.operation = 'DIVIDE'
    tree.links.new(vector, sheet.inputs[0])
    tree.links.new(lowest.outputs[0], sheet.inputs[1])
    noise = tree.nodes.new('ShaderNodeTexNoise')
    for name, value in (('Scale', 0.55), ('Detail', 8), ('Roughness', 0.58), ('Distortion', 0.35)):
        noise.inputs[name].default_value = value
    tree.links.new(sheet.outputs[0], noise.inputs['Vector'])
    density = tree.nodes.new('ShaderNodeValToRGB')
    low, high = density.color_ramp.elements
    low.position, high.position = 0.72 - cover * 0.4, 0.95 - cover * 0.35
    high.color = (0.85, 0.85, 0.85, 1)
    tree.links.new(noise.outputs['Fac'], density.inputs[0])
    rise = tree.nodes.new('ShaderNodeMath')  # clouds thin out towards the horizon, where the sheet would smear them
    rise.operation, rise.use_clamp = 'MULTIPLY', True
    rise.inputs[1].default_value = 6
    tree.links.new(parts.outputs['Z'], rise.inputs[0])
    share = tree.nodes.new('ShaderNodeMath')
    share.operation = 'MULTIPLY'
    tree.links.new(density.outputs[0], share.inputs[0])
    tree.links.new(rise.outputs[0], share.inputs[1])
    mix = tree.nodes.new('ShaderNodeMixRGB')
    tree.links.new(share.outputs[0], mix.inputs[0])
    tree.links.new(sky, mix.inputs[1])
    mix.inputs[2].default_value = (9, 9.2, 9.6, 1)
    return mix.outputs[0]


def portals(size, openings):
    """Tells Cycles where the daylight enters: less noise for the same samples."""
    for at, turn, centre, width, height in opening_lights(size, openings):
        frame = Matrix.Translation(Vector(at)) @ Matrix.Rotation(math.radians(turn), 4, 'Z')
        lamp = _area('portal', width, height, 1)
        lamp.data.cycles.is_portal = True
        lamp.matrix_world = frame @ Matrix.Translation(Vector(centre)) @ Euler((math.radians(-90), 0, 0)).to_matrix().to_4x4()


def _area(name, width, height, energy):
    data = bpy.data.lights.new(name, 'AREA')
    data.shape, data.size, data.size_y, data.energy = 'RECTANGLE', width, height, energy
    lamp = bpy.data.objects.new(name, data)
    bpy.context.collection.objects.link(lamp)
    lamp.visible_camera = False
    return lamp


def flash(size, spec):
    """A soft light under the ceiling, as bounced by a photographer: {at: [x, y], energy, size?, warm?}."""
    lamp = _area('flash', spec.get('size', 2.5), spec.get('size', 2.5), spec['energy'])
    lamp.location = (*spec['at'], spec.get('z', size[2] - 0.06))
    lamp.visible_glossy = False
    if spec.get('warm'):
        lamp.data.color = (1, 0.78, 0.52)


def camera(spec):
    """spec: {at: [x, y, z], to: [x, y], lens: mm, shift?}. Always level, so that verticals stay upright; shift moves
    the frame up or down as a view camera does."""
    data = bpy.data.cameras.new('camera')
    data.lens, data.sensor_width, data.shift_y = spec.get('lens', 22), 36, spec.get('shift', 0)
    data.clip_start, data.clip_end = 0.02, 3000
    eye = bpy.data.objects.new('camera', data)
    bpy.context.collection.objects.link(eye)
    eye.location = spec['at']
    way = Vector((spec['to'][0] - spec['at'][0], spec['to'][1] - spec['at'][1]))
    eye.rotation_euler = (math.pi / 2, 0, math.atan2(way.y, way.x) - math.pi / 2)
    bpy.context.scene.camera = eye
