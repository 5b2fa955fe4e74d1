"""Renders one scene. Run by render.ts: blender -t 1 -b -P shoot.py -- SCENE.json TARGET.png WIDTH HEIGHT SAMPLES WORK"""
import json
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy

from klinke_photo.light import camera, daylight, flash, portals
from klinke_photo.openings import build_opening
from klinke_photo.outside import surroundings
from klinke_photo.render import settle, shoot
from klinke_photo.room import build_room
from klinke_photo.things import set_thing


def studio_for(work):
    """What the builders share: materials and models made so far, folders, and the frame pieces are built in."""
    return {
        'materials': {}, 'catalogues': {}, 'grown': {}, 'credits': set(), 'place': None,
        'work': work, 'weights': os.path.join(work, 'rt_hdr_alb_nrm.tza'),
    }


def read(source):
    """The scene of that file; one that is "like" another takes from that one what it does not say itself."""
    with open(source, encoding='utf8') as file:
        own = json.load(file)
    like = own.pop('like', None)
    return {**read(os.path.join(os.path.dirname(source), like + '.json')), **own} if like else own


def rows(things):
    """Things with every {"row": count, "step": [x, y, z], "of": [things]} written out; steps add up along "at"."""
    for thing in things:
        if 'row' not in thing:
            yield thing
            continue
        for i in range(thing['row']):
            for each in rows(thing['of']):
                x, y, *z = each['at']
                up = (z[0] if z else 0) + i * thing['step'][2]
                yield {**each, 'at': [x + i * thing['step'][0], y + i * thing['step'][1], up]}


def inside(studio, scene):
    room, openings = scene['room'], scene.get('openings', [])
    build_room(studio, room, openings)
    for opening in openings:
        build_opening(studio, room['size'], opening)
    for thing in scene['things']:
        set_thing(studio, room['size'], thing)
    if 'outside' in scene:
        surroundings(studio, room['size'], scene['outside'])
    portals(room['size'], openings)
    for lamp in scene['light'].get('flashes', []):
        flash(room['size'], lamp)


def main():
    source, target, width, height, samples, work = sys.argv[sys.argv.index('--') + 1:]
    scene = read(source)
    for place in ('things', 'site'):
        scene[place] = list(rows(scene.get(place, [])))
    bpy.ops.wm.read_factory_settings(use_empty=True)
    studio = studio_for(work)
    if 'room' in scene:
        inside(studio, scene)
    else:
        from klinke_photo.exterior import outdoors
        outdoors(studio, scene)
    daylight(studio, scene['light'], 'room' in scene)
    camera(scene['camera'])
    settle(studio, int(samples), scene['light'].get('bounces', 5 if 'room' in scene else 4))
    seconds = shoot(studio, scene['light'], int(width), int(height), target)
    print('DONE ' + json.dumps({'seconds': round(seconds), 'libraries': sorted(studio['credits'])}), flush=True)


main()
