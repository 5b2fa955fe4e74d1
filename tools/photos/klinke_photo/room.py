"""A room's shell: floor, walls with holes, ceiling and their trim. x runs east, y north, 0,0 is the south-west corner."""
import bpy

from klinke_photo.floors import floor
from klinke_photo.shapes import box, extrude, lathe, placed

THICK = 0.32


def wall_frame(size, wall):
    """Where a wall's own coordinates start: ((x, y, 0), turn, length). Seen from inside, x runs right, y goes outwards,
    so everything in the room stands at y < 0."""
    width, depth = size[0], size[1]
    return {
        'n': ((0, depth, 0), 0, width), 'e': ((width, depth, 0), -90, depth),
        's': ((width, 0, 0), 180, width), 'w': ((0, 0, 0), 90, depth),
    }[wall]


def build_room(studio, room, openings):
    """room: {size: [width, depth, height], floor, walls, accents?, ceiling?, skirting?, cornice?, beams?, rosette?,
    unseen?: walls the camera looks through}. openings: list with wall, from, to, bottom, top."""
    width, depth, height = room['size']
    floor(studio, width, depth, room['floor'])
    overhang = THICK - 0.01
    box(studio, (-overhang, -overhang, height), (width + overhang, depth + overhang, height + 0.2),
        room.get('ceiling', 'paint:snow'), 0)
    for wall in 'nesw':
        at, turn, length = wall_frame(room['size'], wall)
        holes = [(o['from'], o['to'], o['bottom'], o['top']) for o in openings if o['wall'] == wall]
        before = set(bpy.data.objects)
        with placed(studio, at, turn):
            reach = THICK if wall in 'ns' else 0
            skin = room.get('accents', {}).get(wall, room['walls'])
            wall_boxes(studio, -reach, length + reach, height, holes, skin)
            _trim(studio, room, length, height, holes)
        if wall in room.get('unseen', ''):
            for shape in set(bpy.data.objects) - before:
                shape.visible_camera = False
    _beams(studio, room)
    if room.get('rosette'):
        x, y = room['rosette']
        profile = [(0.001, -0.05), (0.07, -0.05), (0.1, -0.03), (0.22, -0.035), (0.26, -0.012), (0.36, -0.02), (0.42, 0)]
        lathe(studio, (x, y, height), profile, 'paint:snow', 64)


def wall_boxes(studio, start, end, height, holes, skin):
    """Boxes around the holes: columns of full height between them, lintels and parapets at them."""
    edges = sorted({start, end, *(h[0] for h in holes), *(h[1] for h in holes)})
    for left, right in zip(edges, edges[1:]):
        middle, bottom = (left + right) / 2, -0.02
        for _, _, low, high in sorted((h for h in holes if h[0] < middle < h[1]), key=lambda h: h[2]):
            if low > 0.001:
                box(studio, (left, 0, bottom), (right, THICK, low), skin, 0)
            bottom = high
        if bottom < height:
            box(studio, (left, 0, bottom), (right, THICK, height), skin, 0)


def _trim(studio, room, length, height, holes):
    """Skirting boards between doors, a cornice of the given size, panelling up to a height."""
    doors = sorted((h[0] - 0.09, h[1] + 0.09) for h in holes if h[2] < 0.1)
    skirting, at = room.get('skirting', {'skin': 'lacquer:snow', 'height': 0.08}), 0.0
    for left, right in [*doors, (length, length)]:
        if skirting and left > at:
            high = skirting['height']
            profile = [(0, 0), (0.018, 0), (0.018, high * 0.82), (0.008, high), (0, high)]
            extrude(studio, profile, skirting['skin'], [(left, 0, 0), (at, 0, 0)])
        panelling = room.get('panelling')
        if panelling and left > at:
            _panels(studio, at, left, panelling)
        at = right
    size = room.get('cornice', 0)
    if size:
        steps = [(0, 0), (0, -1), (0.08, -1), (0.12, -0.88), (0.3, -0.8), (0.34, -0.6), (0.6, -0.3), (0.9, -0.2),
                 (0.94, -0.08), (1.3, -0.06), (1.36, 0)]
        extrude(studio, [(out * size, up * size) for out, up in steps], 'paint:snow', [(length, 0, height), (0, 0, height)])


def _panels(studio, left, right, spec):
    """Wainscot: boards with a rail on top. spec: {skin, height, board}."""
    board = spec.get('board', 0.12)
    count = max(1, round((right - left) / board))
    step = (right - left) / count
    for i in range(count):
        x = left + i * step
        box(studio, (x + 0.002, -0.016, 0.02), (x + step - 0.002, -0.001, spec['height']), spec['skin'], 0.003)
    box(studio, (left, -0.035, spec['height']), (right, -0.001, spec['height'] + 0.03), spec['skin'], 0.004)


def _beams(studio, room):
    """Ceiling beams along y. beams: {skin, count, size: [width, height], boards?: skin}."""
    beams = room.get('beams')
    if not beams:
        return
    width, depth, height = room['size']
    breadth, drop = beams['size']
    for i in range(beams['count']):
        x = width * (i + 0.5) / beams['count']
        box(studio, (x - breadth / 2, 0.001, height - drop), (x + breadth / 2, depth - 0.001, height + 0.01), beams['skin'], 0.012)
    if 'boards' in beams:
        for i in range(round(width / 0.18)):
            box(studio, (i * 0.18 + 0.003, 0.001, height - 0.02), (i * 0.18 + 0.177, depth - 0.001, height + 0.005),
                beams['boards'], 0.004)
