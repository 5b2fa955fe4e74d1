"""Cycles on one thread: few samples, three passes as raw floats, then the denoiser, the grade and the file."""
import os
import time

import bpy
import numpy as np

from klinke_photo.denoise import denoise


def settle(studio, samples, bounces=7):
    """Engine settings for a scene; bounces counts diffuse reflections (bright rooms need about seven)."""
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    cycles = scene.cycles
    cycles.device = 'CPU'
    cycles.samples = samples
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.03
    cycles.adaptive_min_samples = max(4, samples // 3)
    cycles.use_denoising = False
    cycles.max_bounces, cycles.diffuse_bounces = bounces + 2, bounces
    cycles.glossy_bounces, cycles.transmission_bounces, cycles.transparent_max_bounces = 4, 4, 20
    cycles.sample_clamp_indirect = 4
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.blur_glossy = 1
    scene.render.use_persistent_data = False


def shoot(studio, light, width, height, target):
    """Renders, denoises, grades and writes target (PNG). light: the scene's light section. Returns seconds of CPU."""
    scene = bpy.context.scene
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.resolution_percentage = 100
    view = scene.view_settings
    view.view_transform, view.look = 'Filmic', light.get('look', 'Medium Contrast')
    view.exposure = light.get('exposure', 1.2)
    folder = os.path.join(studio['work'], 'passes', str(os.getpid()))
    os.makedirs(folder, exist_ok=True)
    _passes(scene, folder)
    begun = time.process_time()
    bpy.ops.render.render(write_still=False)
    rendered = time.process_time()
    color, albedo, normal = (_read(folder, name, width, height) for name in ('color', 'albedo', 'normal'))
    picture = denoise(color, albedo, normal, studio['weights'])
    picture = picture * np.array(light.get('balance', [1, 1, 1]), np.float32)
    _write(scene, picture, width, height, target)
    done = time.process_time()
    print(f'SHOT {target} render {rendered - begun:.0f}s finish {done - rendered:.0f}s', flush=True)
    return done - begun


def _passes(scene, folder):
    scene.view_layers[0].cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    files = tree.nodes.new('CompositorNodeOutputFile')
    files.base_path = folder
    files.format.file_format, files.format.color_depth = 'OPEN_EXR', '32'
    files.file_slots.clear()
    for name, layer in (('color', 'Image'), ('albedo', 'Denoising Albedo'), ('normal', 'Denoising Normal')):
        files.file_slots.new(name)
        tree.links.new(layers.outputs[layer], files.inputs[name])
    tree.links.new(layers.outputs['Image'], tree.nodes.new('CompositorNodeComposite').inputs[0])


def _read(folder, name, width, height):
    path = os.path.join(folder, f'{name}{bpy.context.scene.frame_current:04d}.exr')
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = 'Linear' if name == 'color' else 'Non-Color'
    values = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(values)
    bpy.data.images.remove(image)
    os.remove(path)
    return np.ascontiguousarray(values.reshape(height, width, 4)[..., :3])


def _write(scene, picture, width, height, target):
    image = bpy.data.images.new('picture', width, height, float_buffer=True)
    image.colorspace_settings.name = 'Linear'
    image.pixels.foreach_set(np.concatenate([picture, np.ones((height, width, 1), np.float32)], 2).ravel())
    scene.render.image_settings.file_format = 'PNG'
    scene.render.image_settings.color_mode = 'RGB'
    image.save_render(target, scene=scene)
