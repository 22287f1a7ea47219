/**
 * Times of day and weathers. `light` is the colour of the light on every surface, `haze` what distance fades into,
 * `sky` from top to horizon, `glow` the colour round sun or moon, `lamp` how many windows are lit (0 to 1).
 */
export const palettes = {
  morning: { sky: ['#7cc4e8', '#b9e0ee', '#fdf1d8'], sun: '#fff6d6', glow: '#ffe9b0', light: '#fffaf0', haze: '#d9ebee', hill: '#5e9c76', water: ['#8fcbdc', '#4c9dbd'], ground: '#8fbf78', cloud: '#ffffff', lamp: 0 },
  noon: { sky: ['#3f9fe0', '#86c9f0', '#dcf1f8'], sun: '#fffbe6', glow: '#fff3c4', light: '#ffffff', haze: '#cfe7f5', hill: '#4f9a6b', water: ['#6fbfe3', '#2f86bd'], ground: '#86c06a', cloud: '#ffffff', lamp: 0 },
  sunrise: { sky: ['#5a7fc0', '#f0a5a0', '#ffdf9e'], sun: '#fff3c9', glow: '#ffc46b', light: '#ffe6d2', haze: '#f7c8ae', hill: '#557a86', water: ['#f5b795', '#5d86a8'], ground: '#7f9a6e', cloud: '#ffd9c9', lamp: 0.15 },
  golden: { sky: ['#6ea7cf', '#f8cf8d', '#ffe9b8'], sun: '#fffbe0', glow: '#ffd277', light: '#fff0cf', haze: '#f5d9a6', hill: '#6f8f58', water: ['#f3cf92', '#5f9aa6'], ground: '#a9b45c', cloud: '#fff2d9', lamp: 0.1 },
  dusk: { sky: ['#2f3b78', '#a65a8d', '#ff9e6d'], sun: '#ffe1a8', glow: '#ff8f5e', light: '#d9b4c6', haze: '#d2869a', hill: '#4a4d80', water: ['#e88a7c', '#3f4684'], ground: '#5c5c80', cloud: '#f0a3a0', lamp: 0.5 },
  night: { sky: ['#0d1640', '#1d2f6b', '#41568f'], sun: '#fdf6d8', glow: '#8fa6d8', light: '#7f8fca', haze: '#4d66a6', hill: '#27406b', water: ['#32508c', '#131f4c'], ground: '#2f4a63', cloud: '#5468a5', lamp: 0.75, stars: true },
  violet: { sky: ['#1f1a4f', '#5b3f8c', '#c77aa8'], sun: '#ffeccf', glow: '#d68cc0', light: '#a99ad6', haze: '#9577b4', hill: '#3b3a78', water: ['#8a64a6', '#2a2a66'], ground: '#454a7a', cloud: '#9a78b8', lamp: 0.8, stars: true },
  rain: { sky: ['#6f8798', '#9db2bd', '#cfdbdd'], sun: null, glow: '#dfe8ea', light: '#d6e2e8', haze: '#bccbd1', hill: '#4d7a76', water: ['#a9bec7', '#5d7f8f'], ground: '#76957f', cloud: '#b9c7cf', lamp: 0.4 },
  mist: { sky: ['#a9c9cc', '#d5e4dd', '#f5f0df'], sun: '#ffffff', glow: '#fffbe8', light: '#f6f7ee', haze: '#e3ebe2', hill: '#4f8579', water: ['#d3e4df', '#86b3b3'], ground: '#8db38a', cloud: '#f8fbf6', lamp: 0 },
  snow: { sky: ['#8fb2d4', '#c6d8e8', '#f3e9e6'], sun: '#fff8ec', glow: '#ffeedd', light: '#eef3ff', haze: '#dbe6f0', hill: '#9db6cc', water: ['#c2d7e6', '#7fa3c2'], ground: '#f2f6fb', cloud: '#f4f8fc', lamp: 0.35, snow: true },
  autumn: { sky: ['#7fb0cf', '#cfdccb', '#fbe6bd'], sun: '#fff6dc', glow: '#ffdf9c', light: '#fff3e0', haze: '#ecdcb9', hill: '#b0803f', water: ['#c9d7c4', '#5f97a8'], ground: '#c2a052', cloud: '#fff8ec', lamp: 0, leaves: ['#d9822b', '#c4532d', '#e8b23c', '#9c9a3c'] },
  spring: { sky: ['#86c5ea', '#c6e4ee', '#ffeef0'], sun: '#fffaf0', glow: '#ffe6e6', light: '#fffaf8', haze: '#e3eef0', hill: '#6fae7d', water: ['#a8dbe2', '#56a5bd'], ground: '#9ccb7c', cloud: '#ffffff', lamp: 0, leaves: ['#f4a9bd', '#f7c4d0', '#e98aa6', '#8cc07a'] },
};

/** Colours of things, seen in white light; every one passes through a canvas's `ink`. */
export const things = {
  brick: '#c9674b', clay: '#e08a5b', cream: '#f6ead2', white: '#fbf8f1', stone: '#c8c2b4', slate: '#56657a', tile: '#4a5568', teal: '#2f9c95', sea: '#2c7da0', navy: '#2b4570',
  mustard: '#eab54a', coral: '#ef6f5e', rose: '#e58aa0', plum: '#7d5a9e', leaf: '#5aa469', pine: '#2f6f5e', wood: '#a9744f', bark: '#75543f', red: '#d5473c', ink: '#2d3550', sand: '#ead7ae', glass: '#a9d3e0', steel: '#8fa0b3',
};
export const windowLight = '#ffdf8e';
export const skins = ['#f6d2b5', '#efc09a', '#dba77c', '#f9dcc4', '#b97f56'];
export const clothes = ['#ef6f5e', '#2f9c95', '#eab54a', '#2c7da0', '#7d5a9e', '#e58aa0', '#5aa469', '#f6ead2', '#56657a', '#e08a5b'];
export const hairs = ['#2b2430', '#3d2f2c', '#5b4034', '#26303f'];
