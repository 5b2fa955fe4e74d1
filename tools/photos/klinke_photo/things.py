"""Puts the things of a scene on their places: models of the furniture library and pieces made here."""
from klinke_photo import bath, beds, cases, decor, kitchen, lamps, seats, soft
from klinke_photo.facade import rails
from klinke_photo.furniture import model
from klinke_photo.openings import leaf
from klinke_photo.room import wall_frame
from klinke_photo.shapes import box, placed, rod


def set_thing(studio, size, thing):
    """thing: {"make": kind, ...} or {"model": "cc0/67", ...}; its place is "at": [x, y, z?] with "turn"?, or "wall": n|e|s|w
    with "along" (metres from the wall's left end), "off"? (from the wall) and "z"?. KeyError for an unknown kind."""
    if 'wall' in thing:
        at, turn, _ = wall_frame(size, thing['wall'])
        with placed(studio, at, turn), placed(studio, (thing['along'], -thing.get('off', 0.0), thing.get('z', 0)), thing.get('turn', 0)):
            _build(studio, {**thing, 'at': (0, 0, 0), 'turn': 0})
    elif 'model' in thing:
        model(studio, thing)
    else:
        x, y, *z = thing['at']
        with placed(studio, (x, y, z[0] if z else 0), thing.get('turn', 0)):
            _build(studio, thing)


def _build(studio, thing):
    if 'model' in thing:
        model(studio, thing)
    else:
        MAKERS[thing['make']](studio, thing)


def block(studio, spec):
    """A plain box, back at y = 0: {size: [width, depth, height], skin, edge?}."""
    width, depth, height = spec['size']
    box(studio, (-width / 2, -depth, 0), (width / 2, -0.001, height), spec['skin'], spec.get('edge', 0.005))


def slats(studio, spec):
    """Vertical wooden slats on a wall: {width, height, skin, pitch?}."""
    pitch = spec.get('pitch', 0.055)
    for i in range(int(spec['width'] / pitch)):
        x = -spec['width'] / 2 + i * pitch
        box(studio, (x, -0.035, 0.02), (x + pitch * 0.62, -0.002, spec['height']), spec['skin'], 0.002)


def radiator(studio, spec):
    """A flat panel with ribs: {width, height?, skin?}; hangs 12 cm above the floor."""
    half, high, skin = spec['width'] / 2, spec.get('height', 0.6), spec.get('skin', 'lacquer:snow')
    box(studio, (-half, -0.1, 0.12), (half, -0.03, 0.12 + high), skin, 0.008)
    for i in range(int(spec['width'] / 0.055)):
        x = -half + 0.03 + i * 0.055
        box(studio, (x, -0.104, 0.15), (x + 0.035, -0.098, 0.09 + high), skin, 0.003)


def ribbed_radiator(studio, spec):
    """Cast-iron ribs of old flats: {width, height?, skin?}."""
    half, high, skin = spec['width'] / 2, spec.get('height', 0.62), spec.get('skin', 'lacquer:snow')
    count = round(spec['width'] / 0.06)
    for i in range(count):
        x = -half + 0.06 * (i + 0.5)
        box(studio, (x - 0.022, -0.19, 0.1), (x + 0.022, -0.04, 0.1 + high), skin, 0.02)
    for z in (0.17, 0.03 + high):
        rod(studio, (-half, -0.115, z), (half, -0.115, z), 0.022, skin)
    for x in (-half + 0.09, half - 0.09):
        box(studio, (x - 0.015, -0.18, 0), (x + 0.015, -0.05, 0.12), skin, 0.006)


def blind(studio, spec):
    """A roman blind, drawn up: {width, drop, skin}; hangs from its place."""
    half = spec['width'] / 2
    for k in range(4):
        low = -spec['drop'] * (k + 1) / 4
        box(studio, (-half, -0.05 - 0.012 * (3 - k), low), (half, -0.03, low + spec['drop'] / 4 + 0.01), spec['skin'], 0.012)


def open_leaf(studio, spec):
    """An open door leaf standing in the room: {width, height, skin, panels?: old|flush}; hinge at x = 0."""
    panels = [(0.06, 0.30), (0.34, 0.42), (0.46, 0.94)] if spec.get('panels') == 'old' else []
    leaf(studio, (0, spec['width'], 0.006, spec['height']), -0.02, spec['skin'], panels, (spec['width'] - 0.06, -0.02, 1.05, spec.get('handle', 'metal:brass'), -0.11))


MAKERS = {
    'table': cases.table, 'sideboard': cases.sideboard, 'shelf': cases.shelf, 'stove': cases.stove,
    'wardrobe': cases.wardrobe, 'hooks': cases.hooks, 'books': lambda s, t: decor.books(s, t['width'], t['depth'], t['height'], t.get('seed', 1)),
    'vase': decor.vase, 'stack': decor.stack, 'art': decor.art, 'mirror': decor.mirror, 'tv': decor.tv,
    'curtain': soft.curtain, 'rail': soft.rail, 'rug': soft.rug, 'round-rug': soft.round_rug, 'bed': beds.bed,
    'sofa': seats.sofa, 'armchair': seats.armchair,
    'lamp': lamps.table_lamp, 'floor-lamp': lamps.floor_lamp, 'arc-lamp': lamps.arc_lamp, 'pendant': lamps.pendant,
    'chandelier': lamps.chandelier, 'spots': lamps.spots, 'strip': lamps.strip,
    'kitchen': kitchen.run, 'island': kitchen.island, 'stool': kitchen.stool,
    'tub': bath.tub, 'tub-built': bath.tub_built, 'tub-tap': bath.tub_tap, 'washstand': bath.washstand, 'toilet': bath.toilet,
    'shower': bath.shower, 'towel-warmer': bath.towel_warmer, 'towel-bar': bath.towel_bar, 'tiles': bath.tiles, 'bottles': bath.bottles,
    'block': block, 'slats': slats, 'radiator': radiator, 'ribbed-radiator': ribbed_radiator, 'blind': blind, 'open-leaf': open_leaf, 'railing': rails,
}
