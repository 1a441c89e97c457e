import type { Character, Mood } from './character.ts';

/** How a translator has themselves drawn. */
export interface PortraitEntry {
  readonly person: Character;
  readonly mood: Mood;
  /** Which way they look. */
  readonly turn: -1 | 1;
  /** The paper behind them, and the dots on it. */
  readonly paper: string;
  readonly dots: string;
}

/** The drawn portraits of the translators, by their ids. */
export const PORTRAITS: Readonly<Record<string, PortraitEntry>> = {
  'noor-al-amin': {
    person: {
      skin: '#d9a074',
      hair: '#2a1a16',
      style: 'bun',
      outfit: 'tunic',
      top: '#1f6f78',
      bottom: '#1c2b3a',
      accent: '#f2c14e',
      gear: 'hijab',
      gearColor: '#e0574b',
    },
    mood: 'happy',
    turn: 1,
    paper: '#ffe3b3',
    dots: '#f5b74f',
  },
  'thomas-reed': {
    person: {
      skin: '#f0c9a4',
      hair: '#b9793a',
      style: 'side',
      outfit: 'coat',
      top: '#3f4f6b',
      bottom: '#262b38',
      accent: '#e9dcc3',
      beard: 'full',
      glasses: true,
    },
    mood: 'calm',
    turn: -1,
    paper: '#d7e8f5',
    dots: '#9dc3e2',
  },
  'layth-mahbub': {
    person: {
      skin: '#b97c4e',
      hair: '#1b1210',
      style: 'curly',
      outfit: 'tunic',
      top: '#7b2d43',
      bottom: '#2b1a24',
      accent: '#f4d9a6',
      beard: 'goatee',
    },
    mood: 'sly',
    turn: 1,
    paper: '#cfeadf',
    dots: '#83c9ad',
  },
  'hala-sannoun': {
    person: {
      skin: '#e2ae86',
      hair: '#3a1d14',
      style: 'long',
      outfit: 'dress',
      top: '#5a3f8c',
      bottom: '#2b1f45',
      accent: '#f6c6d4',
      glasses: true,
    },
    mood: 'happy',
    turn: -1,
    paper: '#f8d7de',
    dots: '#ec9fb0',
  },
  'wren-castell': {
    person: {
      skin: '#8a5a3c',
      hair: '#20130f',
      style: 'afro',
      outfit: 'sport',
      top: '#e2743a',
      bottom: '#2d2433',
      accent: '#fff1d6',
    },
    mood: 'happy',
    turn: 1,
    paper: '#d9d3f2',
    dots: '#a99fe0',
  },
  'umm-al-hibr': {
    person: {
      skin: '#2f2a4d',
      hair: '#161327',
      style: 'bald',
      outfit: 'robe',
      top: '#3b3566',
      bottom: '#1b1831',
      accent: '#8fd3e8',
      creature: 'moth',
    },
    mood: 'calm',
    turn: -1,
    paper: '#f3ecd9',
    dots: '#d3c39a',
  },
  'jude-farrier': {
    person: {
      skin: '#f2d3b6',
      hair: '#c9cdd6',
      style: 'spiky',
      outfit: 'space',
      top: '#4b7f9e',
      bottom: '#25384a',
      accent: '#f2553d',
      gear: 'headset',
      gearColor: '#22303d',
    },
    mood: 'calm',
    turn: 1,
    paper: '#c9dfff',
    dots: '#86aef0',
  },
};
