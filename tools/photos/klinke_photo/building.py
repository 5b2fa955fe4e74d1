"""Houses from storeys and faces. Own coordinates: 0..width along x (front to the south, y = 0), 0..depth along y."""
import math

from mathutils import Vector

from klinke_photo.facade import face_opening, rails
from klinke_photo.room import THICK, wall_boxes
from klinke_photo.shapes import box, extrude, mesh, placed


def face_frame(width, depth, face):
    """Where a face's coordinates start: ((x, y, 0), turn, length). From outside, x runs right and y inwards."""
    return {'s': ((0, 0, 0), 0, width), 'e': ((width, 0, 0), 90, depth),
            'n': ((width, depth, 0), 180, width), 'w': ((0, depth, 0), -90, depth)}[face]


def building(studio, spec):
    """{size: [width, depth], at, turn?, storeys: [{height, skin, faces: {s: [opening groups]}, band?, rustic?}], roof,
    corner?: quoins, far?: too far away for rounded edges}. Opening groups: see spread(). Storeys stand on each other; inside them floors and dim rooms."""
    width, depth = spec['size']
    base = spec.get('ground', 0.0)
    studio['sharp'] = spec.get('far', False)
    with placed(studio, (*spec['at'], 0), spec.get('turn', 0)):
        for storey in spec['storeys']:
            _storey(studio, width, depth, base, storey)
            base += storey['height']
        left, front, right, back = _outline(width, depth, spec['storeys'][-1])
        with placed(studio, (left, front, 0)):
            ROOFS[spec['roof']['kind']](studio, right - left, back - front, base, spec['roof'])
    studio['sharp'] = False


def _outline(width, depth, storey):
    """A storey's rectangle: the house's, less inset (or plus, where negative) on its sides."""
    inset = storey.get('inset', {})
    return inset.get('w', 0), inset.get('s', 0), width - inset.get('e', 0), depth - inset.get('n', 0)


def _storey(studio, width, depth, base, storey):
    height, skin = storey['height'], storey['skin']
    left, front, right, back = _outline(width, depth, storey)
    with placed(studio, (left, front, base)):
        span, deep = right - left, back - front
        for face in 'senw':
            at, turn, length = face_frame(span, deep, face)
            groups = [opening for group in storey.get('faces', {}).get(face, []) for opening in spread(group, length)]
            holes = [(o['x'], o['x'] + o['width'], o['bottom'], o['bottom'] + o['height']) for o in groups]
            with placed(studio, at, turn):
                trim = 0 if face in 'sn' else THICK
                wall_boxes(studio, trim, length - trim, height, holes, storey.get('skins', {}).get(face, skin))
                for o in groups:
                    face_opening(studio, o)
                _ornament(studio, length, height, storey, holes)
        box(studio, (THICK, THICK, -0.02), (span - THICK, deep - THICK, 0.02), 'lacquer:oat:0.6', 0)
        box(studio, (0.02, 0.02, height - 0.12), (span - 0.02, deep - 0.02, height - 0.005), skin, 0)
        inner = min(4.5, deep * 0.55)
        box(studio, (THICK, inner, 0.02), (span - THICK, inner + 0.1, height - 0.12), 'paint:ivory', 0)
        if storey.get('edge_skin'):
            box(studio, (-0.03, -0.03, height - 0.2), (span + 0.03, deep + 0.03, height - 0.001), storey['edge_skin'], 0.01)
        for rail in storey.get('rails', []):
            rails(studio, rail)


def spread(group, length):
    """Openings of a group, evenly set: {count, from?, to?, width, bottom, height, kind, ...} -> each with its own x."""
    count, start, end = group.get('count', 1), group.get('from', 0), group.get('to', length)
    step = (end - start) / count
    return [{**group, 'x': start + step * (i + 0.5) - group['width'] / 2, 'index': i} for i in range(count)]


def _ornament(studio, length, height, storey, holes):
    """String course on top, joints of rusticated stone between the openings."""
    band = storey.get('band')
    if band:
        tall, out = band
        profile = [(0, -tall), (out * 0.4, -tall), (out * 0.5, -tall * 0.5), (out, -tall * 0.35), (out, -0.02), (0, 0.02)]
        extrude(studio, profile, storey.get('trim', 'plaster:white'), [(length + out, 0, height), (-out, 0, height)])
    if storey.get('rustic'):
        course = storey['rustic']
        for j in range(int(height / course)):
            low, high = j * course + 0.012, (j + 1) * course - 0.012
            cuts = sorted((a - 0.16, b + 0.16) for a, b, c, d in holes if c - 0.1 < high and d + 0.16 > low)
            at = 0.0
            for a, b in [*cuts, (length, length)]:
                if a > at + 0.02:
                    box(studio, (at, -0.035, low), (a, -0.001, min(high, height - 0.02)), storey['skin'], 0.012)
                at = max(at, b)


def slope(studio, low_left, low_right, high_right, high_left, skin, course=0.3, lift=0.03, thick=0.14):
    """A tiled roof face: every course is laid over the one below, so it throws its own shadow line."""
    a, b, c, d = (Vector(p) for p in (low_left, low_right, high_right, high_left))
    out = (b - a).cross(d - a).normalized()
    rows = max(1, round((d - a).length / course))
    vertices, faces = [], []
    for j in range(rows):
        low, high = j / rows, (j + 1) / rows
        corners = [a.lerp(d, low) + out * lift, b.lerp(c, low) + out * lift, b.lerp(c, high), a.lerp(d, high)]
        first = len(vertices)
        vertices += [tuple(p) for p in (*corners, a.lerp(d, low), b.lerp(c, low))]
        faces += [(first, first + 1, first + 2, first + 3), (first + 4, first + 5, first + 1, first)]
    mesh(studio, vertices, faces, skin, name='slope')
    under = [tuple(p - out * s) for s in (0.004, thick) for p in (a, b, c, d)]
    mesh(studio, under, [(7, 6, 5, 4), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)], 'wood:old-larch', name='eaves')


def gable_roof(studio, width, depth, base, spec):
    """Ridge along x (or y with ridge: y). {pitch: degrees, over: metres, skin, gable: material, chimney?: [x, y]}."""
    rise, over, skin = math.tan(math.radians(spec['pitch'])), spec.get('over', 0.6), spec['skin']
    along_y = spec.get('ridge') == 'y'
    long, short = (depth, width) if along_y else (width, depth)
    with placed(studio, (width, 0, base) if along_y else (0, 0, base), 90 if along_y else 0):
        ridge, eave = short / 2 * rise + 0.12, -over * rise + 0.12
        slope(studio, (-over, -over, eave), (long + over, -over, eave), (long + over, short / 2, ridge), (-over, short / 2, ridge), skin)
        slope(studio, (long + over, short + over, eave), (-over, short + over, eave), (-over, short / 2, ridge), (long + over, short / 2, ridge), skin)
        top = short / 2 * rise
        for x in (0.0, long - THICK):
            vertices = [(x + dx, y, z) for dx in (0, THICK) for y, z in ((0, -0.004), (short, -0.004), (short / 2, top))]
            mesh(studio, vertices, [(0, 1, 2), (5, 4, 3), (0, 2, 5, 3), (1, 4, 5, 2)], spec['gable'], name='gable')
        box(studio, (-over, short / 2 - 0.12, ridge - 0.02), (long + over, short / 2 + 0.12, ridge + 0.05), skin, 0.04)
        if spec.get('purlins'):
            for y in (0.05, short / 2 - 0.09, short - 0.23):
                z = min(y, short - y) * rise - 0.2
                box(studio, (-over * 0.8, y, z), (long + over * 0.8, y + 0.18, z + 0.22), spec['purlins'], 0.015)
        for side in (-over - 0.1, short + over):
            box(studio, (-over, side, eave - 0.12), (long + over, side + 0.1, eave - 0.02), 'metal:zinc:0.45', 0.03)
        if 'chimney' in spec:
            x, y = spec['chimney']
            box(studio, (x, y, 0), (x + 0.6, y + 0.6, ridge + 0.75), spec['gable'], 0.01)
            box(studio, (x - 0.05, y - 0.05, ridge + 0.7), (x + 0.65, y + 0.65, ridge + 0.8), 'metal:zinc:0.5', 0.01)


def flat_roof(studio, width, depth, base, spec):
    """{skin, over?, thick?}: a slab with a metal edge."""
    over, thick = spec.get('over', 0.05), spec.get('thick', 0.35)
    box(studio, (-over, -over, base - 0.004), (width + over, depth + over, base + thick), spec['skin'], 0.01)
    box(studio, (-over - 0.03, -over - 0.03, base + thick), (width + over + 0.03, depth + over + 0.03, base + thick + 0.05), spec.get('edge', 'metal:zinc:0.45'), 0.008)


def street_roof(studio, width, depth, base, spec):
    """The steep front of an old town roof above a main cornice. {skin, cornice: metres, trim, dormers?, pitch?}."""
    size, trim = spec.get('cornice', 0.9), spec.get('trim', 'plaster:white')
    steps = [(0, -1.0), (0.1, -1.0), (0.12, -0.72), (0.25, -0.66), (0.28, -0.4), (0.62, -0.32), (0.7, -0.1), (0.78, -0.08), (0.8, 0.02), (0, 0.03)]
    for face in 'sew':
        at, turn, length = face_frame(width, depth, face)
        with placed(studio, (at[0], at[1], base), turn):
            out = 0.8 * size
            extrude(studio, [(o * size, u * size) for o, u in steps], trim, [(length + out, 0, 0), (-out, 0, 0)])
            for i in range(int(length / 0.42)):
                x = 0.1 + i * 0.42
                box(studio, (x, -0.24 * size - 0.16, -0.62 * size), (x + 0.2, -0.1 * size, -0.36 * size), trim, 0.01)
    pitch, eave = math.tan(math.radians(spec.get('pitch', 38))), 0.55 * size
    ridge = (depth / 2 + eave) * pitch
    slope(studio, (0, -eave, base + 0.04), (width, -eave, base + 0.04), (width, depth / 2, base + ridge), (0, depth / 2, base + ridge), spec['skin'])
    slope(studio, (width, depth + eave, base + 0.04), (0, depth + eave, base + 0.04), (0, depth / 2, base + ridge), (width, depth / 2, base + ridge), spec['skin'])
    for x in (0.0, width - THICK):
        vertices = [(x + dx, y, z) for dx in (0, THICK) for y, z in ((0, base), (depth, base), (depth / 2, base + ridge - 0.2))]
        mesh(studio, vertices, [(0, 1, 2), (5, 4, 3), (0, 2, 5, 3), (1, 4, 5, 2)], spec.get('gable', 'plaster:concrete'), name='gable')
    for x in spec.get('chimneys', []):
        box(studio, (x, depth * 0.35, base), (x + 1.3, depth * 0.35 + 0.6, base + ridge + 0.9), 'plaster:sand', 0.01)


ROOFS = {'gable': gable_roof, 'flat': flat_roof, 'street': street_roof}
