import type { Hour } from './light.ts'

export type Look = readonly [hour: Hour, wall: string, trim: string, roof: string]

/** Hour, wall, trim and roof of every variant: plaster colours as they stand in Austrian streets. */
export const LOOKS = {
  altbau: [
    ['mittag', '#e2c98f', '#f5efdf', '#7d5a4a'],
    ['morgen', '#cfd2bd', '#f3efe2', '#6f6259'],
    ['abend', '#d8b9a4', '#f0e6d6', '#5f4a42'],
    ['herbst', '#efe6d2', '#fbf7ec', '#8a5f4b'],
    ['mittag', '#c3ccd0', '#f2f0e9', '#6a5d58'],
    ['abend', '#e4d3ab', '#f6efdd', '#6b5046'],
    ['morgen', '#dcb49c', '#f6ecdd', '#7a5546'],
  ],
  nachkrieg: [
    ['mittag', '#e6dfcd', '#c9a15f', '#8a6a58'],
    ['herbst', '#d7d9d0', '#7f9488', '#6d6a66'],
    ['morgen', '#ead9b8', '#b56d52', '#7d5a4a'],
    ['abend', '#dad3c4', '#8a7b66', '#5f5650'],
  ],
  neubau: [
    ['mittag', '#f3efe6', '#8d8577', '#4a4d4b'],
    ['morgen', '#e7dcc8', '#6e655a', '#4a4d4b'],
    ['abend', '#efe9de', '#7b746a', '#4a4d4b'],
    ['herbst', '#d9d6cd', '#8f7a5f', '#4a4d4b'],
    ['mittag', '#cfc3b0', '#5f6660', '#4a4d4b'],
    ['abend', '#e6dac6', '#6b5a48', '#4a4d4b'],
    ['morgen', '#f4f1ea', '#a98258', '#4a4d4b'],
  ],
  haus: [
    ['mittag', '#f1e9d6', '#d8cfbd', '#7d4f40'],
    ['morgen', '#e9e2d4', '#4a3626', '#4a4d4b'],
    ['herbst', '#e6cf9d', '#efe6d3', '#6d5a50'],
    ['abend', '#efe8da', '#5a4330', '#4a4d4b'],
    ['abend', '#dccbb4', '#e6dcc9', '#5f463c'],
  ],
  reihenhaus: [
    ['mittag', '#dcc69a', '#efe6d3', '#84584a'],
    ['herbst', '#c9d0c4', '#f1ede4', '#6a5d58'],
    ['abend', '#e0c3ad', '#f0e6d6', '#5f4a42'],
    ['morgen', '#efe6d2', '#fbf7ec', '#8a5f4b'],
  ],
  landhaus: [
    ['mittag', '#f4efe2', '#e9dcc0', '#6b4a3a'],
    ['herbst', '#efe6d2', '#e9dcc0', '#7d5a4a'],
    ['abend', '#e9dfcc', '#e9dcc0', '#4f3b32'],
    ['morgen', '#f1e4c8', '#e9dcc0', '#84604e'],
  ],
  grund: [
    ['mittag', '#fff', '#fff', '#fff'],
    ['herbst', '#fff', '#fff', '#fff'],
    ['morgen', '#fff', '#fff', '#fff'],
    ['mittag', '#fff', '#fff', '#fff'],
  ],
  buero: [
    ['mittag', '#d9d2c3', '#8f8778', '#4a4d4b'],
    ['abend', '#cbbfa8', '#6b6357', '#4a4d4b'],
    ['herbst', '#e9e4d8', '#7f8a86', '#4a4d4b'],
  ],
  geschaeft: [
    ['mittag', '#e2cfa4', '#f5efdf', '#7d5a4a'],
    ['abend', '#cfc9ba', '#efe9dc', '#5f4a42'],
    ['herbst', '#d8b9a4', '#f5ecde', '#5f4a42'],
  ],
  gasthaus: [
    ['mittag', '#e9c987', '#f5efdf', '#7d4f40'],
    ['abend', '#e6dcc6', '#f5efdf', '#6b4a3a'],
  ],
  garage: [
    ['mittag', '#e9e2d4', '#cfc6b4', '#4a4d4b'],
    ['abend', '#d7cdbb', '#b9b1a2', '#4a4d4b'],
  ],
  halle: [
    ['mittag', '#c9ccc8', '#5f6c70', '#4a4d4b'],
    ['herbst', '#d8cfbd', '#6b5a48', '#4a4d4b'],
  ],
} as const satisfies Readonly<Record<string, readonly Look[]>>

export type FacadeKind = keyof typeof LOOKS
