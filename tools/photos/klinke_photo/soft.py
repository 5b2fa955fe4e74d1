"""Cloth: curtains, bed covers, rugs, throws. Local coordinates: back at y = 0, front to -y, centre at x = 0."""
import math

from klinke_photo.shapes import box, lathe, mesh, rod


def curtain(studio, spec):
    """spec: {width, bottom?, top, skin}: one gathered panel, hanging."""
    width, top, bottom = spec['width'], spec['top'], spec.get('bottom', 0.015)
    count, rows, seed = int(width * 130), 9, spec.get('seed', 0)
    vertices = []
    for i in range(count + 1):
        for j in range(rows):
            fall = 1 + 0.35 * (1 - j / (rows - 1))
            wave = 0.045 * fall * math.sin(i * 0.31 + seed) + 0.016 * math.sin(i * 0.12 + 1 + seed)
            vertices.append((-width / 2 + width * i / count + 0.012 * math.sin(i * 0.115), wave, bottom + (top - bottom) * j / (rows - 1)))
    faces = [(i * rows + j, (i + 1) * rows + j, (i + 1) * rows + j + 1, i * rows + j + 1) for i in range(count) for j in range(rows - 1)]
    mesh(studio, vertices, faces, spec.get('skin', 'veil:white'), smooth=True, name='curtain')


def rail(studio, spec):
    """A curtain rail: {width, top, skin}."""
    half, z = spec['width'] / 2, spec['top']
    rod(studio, (-half, 0, z), (half, 0, z), spec.get('radius', 0.014), spec.get('skin', 'metal:black'))
    for x in (-half + 0.1, half - 0.1):
        rod(studio, (x, 0, z), (x, 0.13, z), 0.008, spec.get('skin', 'metal:black'))


def rug(studio, spec):
    """{size: [width, depth], skin, pile?}: lies centred on its place; pile gives it short hair (costly in the near)."""
    width, depth = spec['size']
    shape = box(studio, (-width / 2, -depth / 2, 0.001), (width / 2, depth / 2, 0.014), spec['skin'], 0.005)
    if spec.get('pile'):
        hair = shape.modifiers.new('pile', 'PARTICLE_SYSTEM').particle_system.settings
        hair.type, hair.count, hair.hair_length = 'HAIR', int(width * depth * 6000), 0.02
        hair.root_radius, hair.tip_radius, hair.radius_scale = 0.5, 0.3, 0.005
        hair.use_advanced_hair, hair.brownian_factor = True, 0.012


def round_rug(studio, spec):
    r = spec['radius']
    lathe(studio, (0, 0, 0.001), [(r, 0), (r, 0.008), (r - 0.01, 0.012), (0.001, 0.012)], spec['skin'], 72)
