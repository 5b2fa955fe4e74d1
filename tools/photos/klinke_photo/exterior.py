"""Scenes outdoors: houses, ground, plants, street and distance from the scene's lists."""
from klinke_photo.building import building
from klinke_photo.facade import rails
from klinke_photo.furniture import model
from klinke_photo.outside import mountains
from klinke_photo.plants import hedge, lawn, tree, woods
from klinke_photo.shapes import box, placed
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
    """Runs along x: {y: [kerb near, kerb far], walk: depth of the far pavement, length}. Asphalt, kerbs, setts."""
    (near, far), half = spec['y'], spec.get('length', 120) / 2
    box(studio, (-half, near, -0.4), (half, far, -0.12), 'plaster:asphalt', 0)
    for y, walk in ((far, spec.get('walk', 3.0)), (near, -spec.get('near_walk', 3.0))):
        inner = y + (0.05 if walk > 0 else -0.05)  # behind the kerb's face: coplanar faces render black
        low, high = min(inner, y + walk), max(inner, y + walk)
        box(studio, (-half, low, -0.3), (half, high, 0.0), 'tile:concrete:0.6x0.6:matt', 0)
        edge = y if walk > 0 else y - 0.16
        for i in range(int(half * 2)):
            box(studio, (-half + i + 0.004, edge, -0.3), (-half + i + 0.996, edge + 0.16, 0.008), 'plaster:stone', 0.012)


def fence(studio, spec):
    """{from, to, height, skin}: upright laths."""
    rails(studio, {'z': 0, 'rail': 'boards', 'metal': spec['skin'], 'board': spec['skin'], **spec})


def peaks(studio, spec):
    """Mountains to the north of y."""
    mountains(studio, (spec.get('x', 0), spec['y']), (0, 1), spec.get('z', 0), spec.get('peaks', 1.0))


SITE = {'lawn': lawn, 'hedge': hedge, 'tree': tree, 'paving': paving, 'street': street, 'fence': fence, 'mountains': peaks, 'woods': woods}
