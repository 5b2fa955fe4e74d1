"""Scenes outdoors: houses, ground, plants, street and distance from the scene's lists."""
import bpy
from mathutils import Matrix

from klinke_photo.building import building
from klinke_photo.facade import rails
from klinke_photo.furniture import model
from klinke_photo.outside import mountains
from klinke_photo.plants import hedge, lawn, tree, woods
from klinke_photo.shapes import box, lathe, placed
from klinke_photo.things import MAKERS


def outdoors(studio, scene):
    """scene: {buildings: [...], site: [{"make": lawn|paving|hedge|tree|street|fence|mountains|block, ...} or {"model"}]}."""
    for spec in scene.get('buildings', []):
        building(studio, spec)
    for piece in scene.get('site', []):
        if 'model' in piece:
            model(studio, piece)
        elif piece['make'] in SITE:
            SITE[piece['make']](studio, piece)
        else:
            x, y, *z = piece['at']
            with placed(studio, (x, y, z[0] if z else 0), piece.get('turn', 0)):
                MAKERS[piece['make']](studio, piece)


def paving(studio, spec):
    """{from: [x, y], to: [x, y], z?: top, thick?, skin}."""
    (x0, y0), (x1, y1), top = spec['from'], spec['to'], spec.get('z', 0.03)
    box(studio, (x0, y0, top - spec.get('thick', 0.2)), (x1, y1, top), spec['skin'], 0.01)


def street(studio, spec):
    """Runs along x: {y: [kerb near, kerb far], walk: depth of the far pavement, length, skin?, walk_skin?}. Asphalt, kerbs, setts."""
    (near, far), half = spec['y'], spec.get('length', 120) / 2
    box(studio, (-half, near, -0.4), (half, far, -0.12), spec.get('skin', 'plaster:asphalt'), 0)
    for y, walk in ((far, spec.get('walk', 3.0)), (near, -spec.get('near_walk', 3.0))):
        inner = y + (0.05 if walk > 0 else -0.05)  # behind the kerb's face: coplanar faces render black
        low, high = min(inner, y + walk), max(inner, y + walk)
        box(studio, (-half, low, -0.3), (half, high, 0.0), spec.get('walk_skin', 'tile:concrete:0.6x0.6:matt'), 0)
        edge = y if walk > 0 else y - 0.16
        for i in range(int(half * 2)):
            box(studio, (-half + i + 0.004, edge, -0.3), (-half + i + 0.996, edge + 0.16, 0.008), 'plaster:stone', 0.012)


def fence(studio, spec):
    """{from, to, height, skin}: upright laths."""
    rails(studio, {'z': 0, 'rail': 'boards', 'metal': spec['skin'], 'board': spec['skin'], **spec})


def peaks(studio, spec):
    """Mountains to the north of y."""
    mountains(studio, (spec.get('x', 0), spec['y']), (0, 1), spec.get('z', 0), spec.get('peaks', 1.0))


def lamp_post(studio, spec):
    """A lit lantern on a cast-iron post: {at: [x, y, z?], height, power?: watts, 0 for one too far away to light anything}."""
    x, y, *z = spec['at']
    tall, skin = spec['height'], 'lacquer:anthracite:0.5'
    with placed(studio, (x, y, z[0] if z else 0)):
        lathe(studio, (0, 0, 0), [(0.001, 0), (0.17, 0), (0.17, 0.12), (0.1, 0.2), (0.085, 0.9), (0.1, 0.95), (0.055, 1.05), (0.04, tall - 0.62), (0.07, tall - 0.58), (0.09, tall - 0.52)], skin, 20)
        lathe(studio, (0, 0, tall - 0.52), [(0.09, 0), (0.2, 0.42)], 'glow:warm:9', 12)
        lathe(studio, (0, 0, tall - 0.1), [(0.24, 0), (0.2, 0.08), (0.05, 0.2), (0.02, 0.3)], skin, 12)
        if spec.get('power', 220):
            data = bpy.data.lights.new('lantern', 'POINT')
            data.energy, data.color, data.shadow_soft_size = spec.get('power', 220), (1, 0.62, 0.28), 0.15
            light = bpy.data.objects.new('lantern', data)
            light.matrix_world = studio['place'] @ Matrix.Translation((0, 0, tall - 0.75))
            bpy.context.collection.objects.link(light)


SITE = {'lamp-post': lamp_post, 'lawn': lawn, 'hedge': hedge, 'tree': tree, 'paving': paving, 'street': street, 'fence': fence, 'mountains': peaks, 'woods': woods}
