"""Furniture models of Debian's sweethome3d-furniture: found by library and number, set to their true size."""
import math
import os
import zipfile

import bpy
from mathutils import Matrix, Vector

from klinke_photo.materials import material

SOURCE = '/usr/share/sweethome3d/furniture'
Y_UP_TO_Z_UP = Matrix(((1, 0, 0), (0, 0, -1), (0, 1, 0)))
LIBRARIES = {'cc0': 'BlendSwap-CC-0', 'by': 'BlendSwap-CC-BY', 'scopia': 'Scopia', 'kator': 'KatorLegaz'}


def model(studio, thing):
    """Sets a model on its place. thing: {"model": "cc0/67", "at": [x, y, z?], "turn"?: degrees, "height"?: metres,
    "skins"?: {material of the model or "*": material name}}. Its front looks to -y before turning."""
    library, number = thing['model'].split('/')
    entry = _catalogue(studio, LIBRARIES[library])
    shapes = _load(studio, LIBRARIES[library], entry['model#' + number].lstrip('/'))
    _upright(shapes, entry.get('modelRotation#' + number))
    size = [float(entry[f'{side}#{number}']) / 100 for side in ('width', 'depth', 'height')]
    x, y, *z = thing['at']
    target = Matrix.Translation((x, y, z[0] if z else 0)) @ Matrix.Rotation(math.radians(thing.get('turn', 0)), 4, 'Z')
    _fit(shapes, size, thing.get('height'), (studio['place'] or Matrix()) @ target)
    for shape in shapes:
        _finish(studio, shape, thing.get('skins', {}))
    studio['credits'].add(LIBRARIES[library])
    return shapes


def _catalogue(studio, library):
    entries = studio['catalogues'].get(library)
    if entries is None:
        folder = os.path.join(studio['work'], 'furniture', library)
        if not os.path.isdir(folder):
            zipfile.ZipFile(os.path.join(SOURCE, library + '.sh3f')).extractall(folder)
        entries = {}
        with open(os.path.join(folder, 'PluginFurnitureCatalog.properties'), encoding='latin1') as lines:
            for line in lines:
                key, equals, value = line.strip().partition('=')
                if equals and not key.startswith('#'):
                    entries[key] = value
        studio['catalogues'][library] = entries
    return entries


def _load(studio, library, path):
    before = set(bpy.data.objects)
    bpy.ops.import_scene.obj(
        filepath=os.path.join(studio['work'], 'furniture', library, path),
        use_split_objects=False, use_split_groups=False, axis_forward='-Z', axis_up='Y',
    )
    return [shape for shape in bpy.data.objects if shape not in before and shape.type == 'MESH']


def _upright(shapes, rotation):
    if rotation:
        r = [float(v) for v in rotation.split()]
        turn = Y_UP_TO_Z_UP @ Matrix((r[0:3], r[3:6], r[6:9])) @ Y_UP_TO_Z_UP.transposed()
        for shape in shapes:
            shape.matrix_world = turn.to_4x4() @ shape.matrix_world
    bpy.context.view_layer.update()


def _fit(shapes, size, height, target):
    corners = [shape.matrix_world @ Vector(corner) for shape in shapes for corner in shape.bound_box]
    low = Vector([min(c[i] for c in corners) for i in range(3)])
    high = Vector([max(c[i] for c in corners) for i in range(3)])
    extent = [max(high[i] - low[i], 1e-6) for i in range(3)]
    scale = [height / extent[2]] * 3 if height else [size[i] / extent[i] for i in range(3)]
    foot = Vector(((low.x + high.x) / 2, (low.y + high.y) / 2, low.z))
    fitted = target @ Matrix.Diagonal((*scale, 1)) @ Matrix.Translation(-foot)
    for shape in shapes:
        shape.matrix_world = fitted @ shape.matrix_world


def _finish(studio, shape, skins):
    """Smooths, and puts our materials in place of the model's: its names carry a numeric suffix after import."""
    shape.data.use_auto_smooth = True
    shape.data.auto_smooth_angle = math.radians(35)
    shape.data.polygons.foreach_set('use_smooth', [True] * len(shape.data.polygons))
    for i, old in enumerate(shape.data.materials):
        name = skins.get(old.name.split('.')[0], skins.get('*')) if old else skins.get('*')
        if name:
            shape.data.materials[i] = material(studio, name)
        elif old and old.use_nodes and 'Principled BSDF' in old.node_tree.nodes:
            shader = old.node_tree.nodes['Principled BSDF'].inputs
            shader['Specular'].default_value = min(shader['Specular'].default_value, 0.5)
            shader['Roughness'].default_value = max(shader['Roughness'].default_value, 0.25)
