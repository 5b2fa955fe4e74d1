"""Upholstery. Local coordinates: back at y = 0, front to -y, centre at x = 0."""
from klinke_photo.shapes import box, pillow, rod


def sofa(studio, spec):
    """A modern sofa: {width, depth?, skin, seats?, arms?, legs?, cushions?: [material], lounge?: left|right}."""
    width, depth, skin = spec['width'], spec.get('depth', 0.95), spec['skin']
    half, arm, low, seat = width / 2, spec.get('arm', 0.16), 0.14, 0.43
    # inside the arms and behind their front: coplanar faces render black
    box(studio, (-half + arm * 0.5, -depth + 0.014, low + 0.002), (half - arm * 0.5, -0.03, 0.27), skin, 0.03)
    box(studio, (-half + arm, -0.24, 0.25), (half - arm, -0.02, 0.72), skin, 0.05)
    for x in (-half, half - arm):
        box(studio, (x, -depth, low), (x + arm, -0.02, spec.get('arm_height', 0.58)), skin, 0.045)
    for x in (-half + 0.12, half - 0.12):
        for y in (-depth + 0.12, -0.12):
            rod(studio, (x, y, 0), (x, y, low + 0.01), 0.016, spec.get('legs', 'metal:black'))
    count = spec.get('seats', 3)
    step = (width - 2 * arm) / count
    for i in range(count):
        x = -half + arm + step * (i + 0.5)
        long = depth + 0.72 if (spec.get('lounge') == 'left' and i == 0) or (spec.get('lounge') == 'right' and i == count - 1) else depth
        if long > depth:
            box(studio, (x - step / 2, -long, low), (x + step / 2, -depth + 0.05, 0.27), skin, 0.03)
            for corner in (x - step / 2 + 0.1, x + step / 2 - 0.1):
                rod(studio, (corner, -long + 0.1, 0), (corner, -long + 0.1, low + 0.01), 0.016, spec.get('legs', 'metal:black'))
        cushion = box(studio, (x - step / 2 + 0.005, -long + 0.01, 0.26), (x + step / 2 - 0.005, -0.2, seat), skin, 0.06)
        cushion.modifiers['edge'].segments = 5
        pillow(studio, (x, -0.31, 0.62), (step - 0.02, 0.24, 0.5), skin, -12, 0, 4)
    for i, look in enumerate(spec.get('cushions', [])):
        side = -1 if i % 2 == 0 else 1
        x = side * (half - arm - 0.26 - 0.34 * (i // 2))
        pillow(studio, (x, -0.47, 0.63), (0.46, 0.17, 0.44), look, -22, side * -12, 4)
    if spec.get('throw'):
        box(studio, (half - arm - 0.5, -depth - 0.012, 0.24), (half - arm - 0.06, -0.22, seat + 0.022), spec['throw'], 0.02)


def armchair(studio, spec):
    """A shell chair on thin legs: {skin, legs?, cushion?}."""
    skin, legs = spec['skin'], spec.get('legs', 'wood:oak:z')
    for x, y in ((-0.3, -0.66), (0.3, -0.66), (-0.28, -0.1), (0.28, -0.1)):
        rod(studio, (x, y, 0), (x * 0.86, y * 0.9 - 0.03, 0.3), 0.017, legs)
    seat = box(studio, (-0.36, -0.72, 0.27), (0.36, -0.05, 0.43), skin, 0.07)
    seat.modifiers['edge'].segments = 5
    for side in (-1, 1):
        pillow(studio, (side * 0.37, -0.38, 0.44), (0.18, 0.74, 0.44), skin, 0, 0)
    pillow(studio, (0, -0.12, 0.62), (0.8, 0.24, 0.72), skin, -14)
    pillow(studio, (0, -0.42, 0.45), (0.56, 0.58, 0.18), skin)
    if spec.get('cushion'):
        pillow(studio, (0.05, -0.3, 0.62), (0.42, 0.15, 0.38), spec['cushion'], -24, 6)
