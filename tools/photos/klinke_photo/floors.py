"""Wooden floors laid plank by plank; tiles and carpets are plain sheets whose material draws the joints."""
import math

from klinke_photo.shapes import mesh, sheet

GAP = 0.0008


def floor(studio, width, depth, spec):
    """Covers 0..width, 0..depth. spec: {"lay": "boards|boards-y|herringbone|sheet", "skin": ..., "plank": [length, width]}."""
    lay = spec.get('lay', 'sheet')
    if lay == 'sheet':
        return sheet(studio, 0, 0, width, depth, 0, spec['skin'])
    sheet(studio, 0, 0, width, depth, -0.004, 'lacquer:black:0.9')
    length, breadth = spec.get('plank', [0.5, 0.08] if lay == 'herringbone' else [2.2, 0.19])
    if lay == 'herringbone':
        planks = herringbone(width, depth, length, breadth)
    else:
        planks = boards(width, depth, length, breadth, lay == 'boards-y')
    return lay_planks(studio, planks, spec['skin'])


def boards(width, depth, length, breadth, turned):
    """Running boards as [(centre, direction along the grain, length, breadth)]."""
    if turned:
        width, depth = depth, width
    laid = []
    for row in range(math.ceil(depth / breadth)):
        y = (row + 0.5) * breadth
        x = -((row * 0.618) % 1.0) * length
        while x < width:
            centre = (y, x + length / 2) if turned else (x + length / 2, y)
            laid.append((centre, (0, 1) if turned else (1, 0), length, breadth))
            x += length
    return laid


def herringbone(width, depth, length, breadth):
    """Zigzag under 45 degrees to the walls, as in old Viennese flats. Closes only when length is a multiple of breadth,
    so breadth is rounded to one."""
    ratio = round(length / breadth)
    breadth = length / ratio
    laid = []
    reach = int((width + depth) / breadth) + ratio
    for column in range(-reach, reach):
        for row in range(-reach // ratio - 1, reach // ratio + 1):
            u, v = column * breadth, -column * breadth + row * 2 * length
            for centre, along in (((u + length / 2, v + breadth / 2), (1, 0)), ((u + length + breadth / 2, v + length / 2), (0, 1))):
                place = _turned(*centre)
                if -length < place[0] < width + length and -length < place[1] < depth + length:
                    laid.append((place, _turned(*along), length, breadth))
    return laid


def _turned(u, v):
    return ((u - v) * math.sqrt(0.5), (u + v) * math.sqrt(0.5))


def lay_planks(studio, planks, skin):
    """One mesh of all planks, with the grain along u so that the material can follow it."""
    corners, faces, grain = [], [], []
    for (x, y), (ax, ay), length, breadth in planks:
        half, side = length / 2 - GAP, breadth / 2 - GAP
        faces.append(tuple(range(len(corners), len(corners) + 4)))
        for along, across in ((-half, -side), (half, -side), (half, side), (-half, side)):
            corners.append((x + ax * along - ay * across, y + ay * along + ax * across, 0))
            grain.append((along, across))
    shape = mesh(studio, corners, faces, skin, name='planks')
    layer = shape.data.uv_layers.new(name='grain')
    for i, uv in enumerate(grain):
        layer.data[i].uv = uv
    return shape
