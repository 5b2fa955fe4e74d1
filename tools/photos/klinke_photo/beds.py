"""Beds and their covers. Local coordinates: head at y = 0, foot to -y, centre at x = 0."""
import math

from mathutils import Vector, noise

from klinke_photo.shapes import box, mesh, pillow, rod


def cover(studio, size, top, skin, fall=0.22, back=0.0, front=0.0, rough=0.02, seed=3):
    """A blanket over a mattress. size: (width, y of the foot end (negative), y where it begins); top: height of the
    mattress. It falls over both sides and the foot; front: extra length that hangs at the foot."""
    width, foot, begin = size
    across, along = 64, 64
    half, length = width / 2, begin - foot
    vertices = []
    for i in range(across + 1):
        u = -half - fall + (width + 2 * fall) * i / across
        for j in range(along + 1):
            v = (length + front) * j / along
            over_x, over_y = max(0, abs(u) - half), max(0, v - length)
            x = max(-half, min(half, u)) + math.copysign(min(0.045, over_x * 0.6), u)
            y = begin - min(v, length) - min(0.04, over_y * 0.6)
            swell = 0.045 * (1 - (abs(u) / (half + fall)) ** 4)
            fold = noise.noise(Vector((u * 2.3 + seed, v * 2.0, seed))) * rough + noise.noise(Vector((u * 6, v * 5, seed))) * rough * 0.4
            z = top + 0.03 + swell - over_x - over_y + fold
            if over_x or over_y:
                wave = 0.016 * math.sin((v if over_x else u) * 11 + seed)
                x += math.copysign(wave + 0.012, u) if over_x else 0
                y -= wave + 0.012 if over_y else 0
            vertices.append((x, y, max(0.03, z)))
    row = along + 1
    faces = [(i * row + j, i * row + j + 1, (i + 1) * row + j + 1, (i + 1) * row + j) for i in range(across) for j in range(along)]
    shape = mesh(studio, vertices, faces, skin, smooth=True, name='cover')
    thick = shape.modifiers.new('thick', 'SOLIDIFY')
    thick.thickness, thick.offset = 0.03, -1
    round_off = shape.modifiers.new('round', 'SUBSURF')
    round_off.levels = round_off.render_levels = 1
    return shape


def bed(studio, spec):
    """{width, length?, frame, head?: height, headboard?: wood|padded|spindle, sheet, duvet, pillows?, throw?, cushions?}."""
    width, length, frame = spec['width'], spec.get('length', 2.05), spec['frame']
    half, low, top = width / 2, 0.28, 0.50
    box(studio, (-half - 0.03, -length - 0.06, 0.10), (half + 0.03, -0.05, low), frame, 0.012)
    for x in (-half + 0.08, half - 0.08):
        for y in (-length + 0.06, -0.18):
            box(studio, (x - 0.035, y - 0.035, 0), (x + 0.035, y + 0.035, 0.12), frame, 0.006)
    _headboard(studio, spec, half)
    box(studio, (-half + 0.01, -length - 0.03, low), (half - 0.01, -0.07, top - 0.01), spec.get('sheet', 'fabric:chalk'), 0.05)
    cover(studio, (width - 0.02, -length - 0.03, -0.62), top - 0.015, spec['duvet'], front=0.2, rough=0.035)
    count = spec.get('pillows', 2)
    step = width / count
    for i in range(count):
        x = -half + step * (i + 0.5)
        pillow(studio, (x, -0.26, top + 0.13), (min(0.74, step - 0.04), 0.2, 0.46), spec.get('sheet', 'fabric:chalk'), -58, 2 - 4 * (i % 2))
    for i, skin in enumerate(spec.get('cushions', [])):
        x = (i - (len(spec['cushions']) - 1) / 2) * 0.42
        pillow(studio, (x, -0.5, top + 0.2), (0.44, 0.17, 0.42), skin, -30, 5 - 9 * (i % 2))
    if spec.get('throw'):
        cover(studio, (width + 0.07, -length + 0.12, -length + 0.72), top + 0.03, spec['throw'], fall=0.3, rough=0.025, seed=9)


def _headboard(studio, spec, half):
    high, kind, frame = spec.get('head', 1.0), spec.get('headboard', 'wood'), spec['frame']
    if kind == 'padded':
        count = max(2, round((half * 2 + 0.16) / 0.42))
        step = (half * 2 + 0.16) / count
        for i in range(count):
            x = -half - 0.08 + i * step
            box(studio, (x + 0.003, -0.09, 0.1), (x + step - 0.003, -0.005, high), spec.get('pad', 'fabric:linen'), 0.035)
    elif kind == 'spindle':
        for x in (-half - 0.03, half - 0.03):
            box(studio, (x, -0.065, 0), (x + 0.06, -0.005, high + 0.06), frame, 0.01)
        for z in (0.45, high - 0.06):
            box(studio, (-half, -0.055, z), (half, -0.015, z + 0.06), frame, 0.008)
        for i in range(13):
            x = -half + 0.05 + (2 * half - 0.1) * i / 12
            rod(studio, (x, -0.035, 0.5), (x, -0.035, high - 0.05), 0.012, frame)
    else:
        box(studio, (-half - 0.06, -0.05, 0.08), (half + 0.06, -0.005, high), frame, 0.012)
