"""Trees by Blender's sapling add-on, hedges and lawns; one of a kind is grown once and then copied."""
import math
import random

import addon_utils
import bpy
from mathutils import Euler, Matrix, Vector

from klinke_photo import nodes as n
from klinke_photo.shapes import box, mesh

LEAVES = {'spring': (0.11, 0.20, 0.035), 'summer': (0.07, 0.14, 0.028), 'dark': (0.035, 0.08, 0.022), 'autumn': (0.34, 0.16, 0.03),
          'geranium': (0.40, 0.02, 0.03)}


def leaf_material(studio, season):
    key = 'leaf:' + season
    if key not in studio['materials']:
        color = LEAVES[season]
        made, tree, shader = n.start(key, color, 0.55, spec=0.3)
        chance = n.node(tree, 'NewGeometry').outputs['Random Per Island']
        light = (min(1, color[0] * 1.9), min(1, color[1] * 1.35), color[2] * 1.2)
        shade = n.ramp(tree, chance, [(0, tuple(c * 0.55 for c in color)), (0.6, color), (1, light)])
        n.paint(tree, shader, shade)
        n.translucent(tree, shader, shade, 0.35)
        studio['materials'][key] = made
    return studio['materials'][key]


def tree(studio, spec):
    """{at: [x, y, z?], height, season?, seed?, turn?}. Trees of one seed and season share their mesh."""
    season, seed, height = spec.get('season', 'summer'), spec.get('seed', 3), spec['height']
    key = f'tree:{season}:{seed}'
    if key not in studio['grown']:
        studio['grown'][key] = _grow(studio, season, seed)
    x, y, *z = spec['at']
    scale = height / 7.0
    turn = Matrix.Translation((x, y, z[0] if z else 0)) @ Matrix.Rotation(math.radians(spec.get('turn', seed * 40)), 4, 'Z') @ Matrix.Scale(scale, 4)
    for shape in studio['grown'][key]:
        copy = bpy.data.objects.new('tree', shape.data)
        copy.matrix_world = turn
        bpy.context.collection.objects.link(copy)


def woods(studio, spec):
    """{from: [x, y], to: [x, y], count, height: [low, high], season?}: the edge of a wood, from two grown trees."""
    chance = random.Random(spec.get('seed', 5))
    (x0, y0), (x1, y1) = spec['from'], spec['to']
    for i in range(spec['count']):
        at = [chance.uniform(x0, x1), chance.uniform(y0, y1), spec.get('z', -0.8)]
        height = chance.uniform(*spec['height'])
        seed = 3 if i % 2 else 11
        tree(studio, {'at': at, 'height': height, 'season': spec.get('season', 'summer'), 'seed': seed, 'turn': chance.uniform(0, 360)})


def _grow(studio, season, seed):
    """A tree of about seven metres; its parts stay unlinked, only their meshes are used."""
    addon_utils.enable('add_curve_sapling')
    random.seed(seed)
    before = set(bpy.data.objects)
    bpy.ops.curve.tree_add(
        do_update=True, bevel=True, seed=seed, handleType='1', levels=3, length=(1, 0.32, 0.5, 0.45),
        lengthV=(0.05, 0.05, 0.1, 0.1), branches=(0, 46, 22, 8), curveRes=(8, 5, 4, 2), curve=(0, -30, -40, 0),
        curveV=(25, 50, 75, 0), baseSplits=2, segSplits=(0.1, 0.3, 0.2, 0), splitAngle=(15, 22, 25, 0),
        splitAngleV=(3, 5, 5, 0), scale=7, scaleV=0, attractUp=(0, 0.2, 0.4, 0.5), shape='7', baseSize=0.28, ratio=0.018,
        ratioPower=1.25, downAngle=(90, 58, 45, 45), downAngleV=(0, 20, 15, 10), rotate=(99.5, 137.5, 137.5, 137.5),
        rotateV=(15, 15, 15, 15), scale0=1, scaleV0=0.1, resU=2, bevelRes=1, showLeaves=True, leaves=44, leafDownAngle=45,
        leafDownAngleV=20, leafRotate=137.5, leafRotateV=30, leafScale=0.23, leafScaleX=0.55, leafScaleT=0, leafScaleV=0.25,
        leafShape='hex', leafangle=-10, horzLeaves=True, leafDist='6',
    )
    bark = n.start('bark', (0.09, 0.065, 0.045), 0.9)[0]
    parts = [shape for shape in bpy.data.objects if shape not in before]
    for shape in parts:
        shape.data.materials.clear()
        shape.data.materials.append(bark if shape.type == 'CURVE' else leaf_material(studio, season))
    for shape in parts:
        shape.hide_render = True
    return parts


def hedge(studio, spec):
    """{from: [x, y], to: [x, y], height, season?}: clipped, its shell strewn with leaves."""
    (x0, y0), (x1, y1), height = spec['from'], spec['to'], spec['height']
    chance, vertices, faces = random.Random(8), [], []
    surface = 2 * height * ((x1 - x0) + (y1 - y0)) + (x1 - x0) * (y1 - y0)
    for _ in range(min(60000, int(surface * spec.get('density', 900)))):
        spot = [chance.uniform(x0, x1), chance.uniform(y0, y1), chance.uniform(0.05, height)]
        side = chance.choice('xyz')
        if side == 'x':
            spot[0] = chance.choice((x0, x1)) + chance.gauss(0, 0.04)
        elif side == 'y':
            spot[1] = chance.choice((y0, y1)) + chance.gauss(0, 0.04)
        else:
            spot[2] = height + chance.gauss(0, 0.04)
        size, turn, first = 0.035 + chance.random() * 0.03 + spec.get('coarse', 0), Euler([chance.random() * 6 for _ in range(3)]).to_matrix(), len(vertices)
        for corner in ((-0.5, 0), (0, -0.3), (0.6, 0), (0, 0.3)):
            vertices.append(tuple(Vector(spot) + turn @ Vector((corner[0] * size, corner[1] * size, 0))))
        faces.append((first, first + 1, first + 2, first + 3))
    leaf_material(studio, spec.get('season', 'dark'))
    mesh(studio, vertices, faces, 'leaf:' + spec.get('season', 'dark'), name='hedge')
    box(studio, (x0 + 0.06, y0 + 0.06, 0), (x1 - 0.06, y1 - 0.06, height - 0.06), 'lacquer:thicket:1', 0)


def ground_material(studio):
    """Earth under the blades, uneven green."""
    if 'lawn' not in studio['materials']:
        made, tree_, shader = n.start('lawn', (0.05, 0.085, 0.02), 0.95, spec=0.1)
        patches = n.noise(tree_, n.position(tree_), 0.5, 8.0)
        fine = n.noise(tree_, n.position(tree_), 14.0, 4.0)
        mixed = n.math(tree_, 'ADD', n.math(tree_, 'MULTIPLY', patches, 0.6), n.math(tree_, 'MULTIPLY', fine, 0.4))
        n.paint(tree_, shader, n.ramp(tree_, mixed, [(0.3, (0.037, 0.055, 0.015)), (0.5, (0.06, 0.083, 0.025)), (0.7, (0.105, 0.12, 0.045))]))
        n.bump(tree_, shader, fine, 0.8, 0.03)
        studio['materials']['lawn'] = made
    return 'lawn'


def lawn(studio, spec):
    """{from: [x, y], to: [x, y], z?, blades?: count of tufts}: ground, with grass where the camera is near."""
    (x0, y0), (x1, y1), z = spec['from'], spec['to'], spec.get('z', 0)
    skin = ground_material(studio)
    ground = mesh(studio, [(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)], [(0, 1, 2, 3)], skin, name='lawn')
    if spec.get('blades'):
        hair = ground.modifiers.new('grass', 'PARTICLE_SYSTEM').particle_system.settings
        hair.type, hair.count, hair.render_type, hair.instance_collection = 'HAIR', spec['blades'], 'COLLECTION', _tufts(studio)
        hair.use_advanced_hair, hair.use_rotations, hair.rotation_mode = True, True, 'GLOB_Z'
        hair.phase_factor_random, hair.particle_size, hair.size_random, hair.hair_length = 2, 1, 0.5, 1
        hair.use_collection_pick_random = True


def _tufts(studio):
    """Four tufts of fourteen blades each, kept in a collection of their own."""
    if 'tufts' in studio['grown']:
        return studio['grown']['tufts']
    made, tree_, shader = n.start('blade', (0.10, 0.17, 0.035), 0.6, spec=0.25)
    n.paint(tree_, shader, n.ramp(tree_, n.node(tree_, 'ObjectInfo').outputs['Random'],
                                  [(0, (0.055, 0.085, 0.024)), (0.6, (0.10, 0.135, 0.04)), (1, (0.20, 0.20, 0.085))]))
    studio['materials']['blade'] = made
    group, chance = bpy.data.collections.new('tufts'), random.Random(2)
    for _ in range(4):
        vertices, faces = [], []
        for _ in range(14):
            way, far, bend, out = chance.random() * 6.28, chance.random() * 0.06, chance.random() * 6.28, chance.random() * 0.03
            x, y, high = far * math.cos(way), far * math.sin(way), 0.035 + chance.random() * 0.05
            ux, uy = math.cos(bend), math.sin(bend)
            wx, wy, first = -uy * 0.0028, ux * 0.0028, len(vertices)
            vertices += [(x - wx, y - wy, 0), (x + wx, y + wy, 0),
                         (x + ux * out * 0.4 + wx * 0.8, y + uy * out * 0.4 + wy * 0.8, high * 0.6),
                         (x + ux * out * 0.4 - wx * 0.8, y + uy * out * 0.4 - wy * 0.8, high * 0.6), (x + ux * out, y + uy * out, high)]
            faces += [(first, first + 1, first + 2, first + 3), (first + 3, first + 2, first + 4)]
        data = bpy.data.meshes.new('tuft')
        data.from_pydata(vertices, [], faces)
        data.materials.append(made)
        shape = bpy.data.objects.new('tuft', data)
        shape.location = (0, 0, -50)
        group.objects.link(shape)
    studio['grown']['tufts'] = group
    return group
