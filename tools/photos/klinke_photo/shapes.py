"""Solid shapes, in metres, z up. Every function links its object into the scene and returns it."""
import math

import bmesh
import bpy
from mathutils import Matrix, Vector

from klinke_photo.materials import material


def mesh(studio, vertices, faces, skin, smooth=False, name='shape'):
    """An object from vertices and faces; skin is a material name."""
    made = bpy.data.meshes.new(name)
    made.from_pydata(vertices, [], faces)
    made.materials.append(material(studio, skin))
    if smooth:
        made.polygons.foreach_set('use_smooth', [True] * len(made.polygons))
    shape = bpy.data.objects.new(name, made)
    bpy.context.collection.objects.link(shape)
    if studio['place'] is not None:
        shape.matrix_world = studio['place']
    return shape


def placed(studio, at, turn=0.0):
    """Context for building a piece in its own coordinates: use as `with placed(...)`. at is (x, y, z), turn degrees."""
    return _Placed(studio, Matrix.Translation(Vector(at)) @ Matrix.Rotation(math.radians(turn), 4, 'Z'))


class _Placed:
    def __init__(self, studio, matrix):
        self.studio, self.matrix = studio, matrix

    def __enter__(self):
        self.before = self.studio['place']
        self.studio['place'] = self.matrix if self.before is None else self.before @ self.matrix

    def __exit__(self, *_):
        self.studio['place'] = self.before


def box(studio, low, high, skin, edge=0.004):
    """A box between two corners, its edges rounded by edge (0: sharp, as for walls; all are sharp while studio['sharp'])."""
    (x0, y0, z0), (x1, y1, z1) = low, high
    corners = [(x, y, z) for z in (z0, z1) for x, y in ((x0, y0), (x1, y0), (x1, y1), (x0, y1))]
    faces = [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    shape = mesh(studio, corners, faces, skin, name='box')
    if edge and not studio.get('sharp'):
        rounding = shape.modifiers.new('edge', 'BEVEL')
        rounding.width = min(edge, 0.45 * min(abs(x1 - x0), abs(y1 - y0), abs(z1 - z0)))
        rounding.segments = 2
    return shape


def sheet(studio, x0, y0, x1, y1, z, skin):
    """A level sheet that faces up."""
    return mesh(studio, [(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)], [(0, 1, 2, 3)], skin, name='sheet')


def pane(studio, x0, x1, y, z0, z1, skin='glass:clear'):
    """An upright pane without thickness, seen from both sides alike."""
    return mesh(studio, [(x0, y, z0), (x1, y, z0), (x1, y, z1), (x0, y, z1)], [(0, 1, 2, 3)], skin, name='pane')


def lathe(studio, at, profile, skin, steps=40):
    """A body of revolution: profile is [(radius, height)] from below; vases, lamps, feet, columns."""
    x, y, z = at
    vertices = [
        (x + r * math.cos(2 * math.pi * i / steps), y + r * math.sin(2 * math.pi * i / steps), z + h)
        for r, h in profile
        for i in range(steps)
    ]
    faces = [
        (k * steps + i, k * steps + (i + 1) % steps, (k + 1) * steps + (i + 1) % steps, (k + 1) * steps + i)
        for k in range(len(profile) - 1)
        for i in range(steps)
    ]
    shape = mesh(studio, vertices, faces, skin, smooth=True, name='lathe')
    shape.data.use_auto_smooth = True
    shape.data.auto_smooth_angle = math.radians(40)
    return shape


def rod(studio, one, other, radius, skin, steps=14):
    """A round bar between two points."""
    a, b = Vector(one), Vector(other)
    along = b - a
    shape = lathe(studio, (0, 0, 0), [(0.0001, 0), (radius, 0), (radius, along.length), (0.0001, along.length)], skin, steps)
    turn = along.to_track_quat('Z', 'Y').to_matrix().to_4x4()
    shape.matrix_world = (studio['place'] or Matrix()) @ Matrix.Translation(a) @ turn
    return shape


def pillow(studio, at, size, skin, lean=0.0, turn=0.0, plump=4):
    """A soft cushion: size (width, thickness, height), lean in degrees backwards about x, then turn about z."""
    made = bpy.data.meshes.new('pillow')
    work = bmesh.new()
    bmesh.ops.create_cube(work, size=1)
    work.to_mesh(made)
    work.free()
    made.materials.append(material(studio, skin))
    made.polygons.foreach_set('use_smooth', [True] * len(made.polygons))
    shape = bpy.data.objects.new('pillow', made)
    bpy.context.collection.objects.link(shape)
    soft = shape.modifiers.new('soft', 'SUBSURF')
    soft.levels = soft.render_levels = plump
    corner = shape.modifiers.new('corner', 'CAST')
    corner.cast_type, corner.factor, corner.size, corner.use_radius_as_size = 'CUBOID', 0.4, 0.5, False
    corner.use_y = False
    turned = Matrix.Rotation(math.radians(turn), 4, 'Z') @ Matrix.Rotation(math.radians(lean), 4, 'X')
    shape.matrix_world = (studio['place'] or Matrix()) @ Matrix.Translation(Vector(at)) @ turned @ Matrix.Diagonal((*size, 1))
    return shape


def extrude(studio, profile, skin, along):
    """A moulding: profile [(out, up)] swept between two points in the plane; out is to the left of the way.
    along is [(x, y, z), (x, y, z)]."""
    (x0, y0, z0), (x1, y1, z1) = along
    way = Vector((x1 - x0, y1 - y0, 0)).normalized()
    left = Vector((-way.y, way.x, 0))
    vertices = []
    for start in (Vector((x0, y0, z0)), Vector((x1, y1, z1))):
        vertices += [tuple(start + left * out + Vector((0, 0, up))) for out, up in profile]
    count = len(profile)
    faces = [(i, i + 1, count + i + 1, count + i) for i in range(count - 1)]
    faces += [tuple(range(count)), tuple(range(2 * count - 1, count - 1, -1))]
    return mesh(studio, vertices, faces, skin, name='moulding')
