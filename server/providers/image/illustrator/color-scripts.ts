/** One lighting idea per place. */
export type ColorScript = {
  /** Top, middle and bottom of the picture. */
  bg: string[]
  /** Color of the key light. */
  key: string
  /** What shadows are multiplied by. */
  shade: string
  /** Color of the edge light. */
  rim: string
  /** Garment colors that sit well in this light. */
  wear: readonly string[]
}

export const SCRIPTS: Record<string, ColorScript> = {
  'lamplit room': {
    bg: ['#2a1626', '#5c2f3a', '#a8623f'],
    key: '#ffe6c0',
    shade: '#9c6f86',
    rim: '#ffb763',
    wear: ['#7c2740', '#efe4d2', '#23424a', '#3a2440', '#b5763c', '#5b6b4a'],
  },
  'city night': {
    bg: ['#131130', '#352060', '#7d2c68'],
    key: '#ffe3d2',
    shade: '#8f6bb5',
    rim: '#ff6fa6',
    wear: ['#1f2a4d', '#2e2440', '#e9e1ea', '#14505c', '#7c2848', '#b8864a'],
  },
  'jazz bar': {
    bg: ['#1a0f1c', '#4a1d2c', '#8c3d2c'],
    key: '#ffdfb4',
    shade: '#9a6680',
    rim: '#58c4c0',
    wear: ['#16202e', '#7b1f34', '#d9c7a4', '#1f4a44', '#3b2348', '#a35a2a'],
  },
  cafe: {
    bg: ['#5a3524', '#98593a', '#d3935a'],
    key: '#fff0d6',
    shade: '#b0725c',
    rim: '#ffc878',
    wear: ['#f1e4cf', '#2f4a46', '#7a2f2b', '#38404f', '#c9a87c', '#6f7d63'],
  },
  'beach dusk': {
    bg: ['#37427c', '#b9587a', '#fba867'],
    key: '#ffe6cf',
    shade: '#b06f88',
    rim: '#ffb35c',
    wear: ['#f6ece0', '#1f6673', '#d9573f', '#2f3b66', '#e8b84f', '#8fb3a6'],
  },
  library: {
    bg: ['#1c2a28', '#33493f', '#6d7150'],
    key: '#fff0d8',
    shade: '#8a7a86',
    rim: '#ffcf7d',
    wear: ['#7d2b35', '#c9934a', '#efe5d3', '#24344a', '#4d3a2c', '#5d7a6a'],
  },
  studio: {
    bg: ['#b8493a', '#dc7453', '#efa27c'],
    key: '#fff4e8',
    shade: '#b5788a',
    rim: '#ffe0b0',
    wear: ['#17324a', '#f4eee4', '#1d1d24', '#2e6a6a', '#e9b949', '#5a2a44'],
  },
  'studio teal': {
    bg: ['#0e3f4b', '#1f6a72', '#5aa49a'],
    key: '#fff4e8',
    shade: '#7a7fa6',
    rim: '#ffd08a',
    wear: ['#d9573f', '#f4eee4', '#e9b949', '#23222b', '#7c2848', '#c98d75'],
  },
  'studio plum': {
    bg: ['#2b1736', '#5b3064', '#a5688a'],
    key: '#fff0e2',
    shade: '#8f72a4',
    rim: '#ffc89a',
    wear: ['#e6d3bd', '#1f2b46', '#c4564c', '#d7a84a', '#2a5450', '#8a5b82'],
  },
  gallery: {
    bg: ['#857466', '#b9a48e', '#dccbb2'],
    key: '#fff6e8',
    shade: '#a28794',
    rim: '#ffe2b4',
    wear: ['#22262f', '#9a3b32', '#f3ece1', '#2f5560', '#d09a3f', '#59406a'],
  },
  forest: {
    bg: ['#19332d', '#3c6b50', '#b0c57f'],
    key: '#fdf5d2',
    shade: '#7e8f84',
    rim: '#efffb0',
    wear: ['#b4532f', '#efe6d2', '#2c3f4f', '#6a2f3e', '#c79a3d', '#4f6a58'],
  },
  greenhouse: {
    bg: ['#27483f', '#5f8a6c', '#d6cf94'],
    key: '#fff6da',
    shade: '#86907f',
    rim: '#ffe6a0',
    wear: ['#c8623f', '#f2ead8', '#33465a', '#7a3550', '#d4a53f', '#2f5a48'],
  },
  rooftop: {
    bg: ['#27407a', '#7a86c0', '#ffcaa4'],
    key: '#fff0dc',
    shade: '#8d86bd',
    rim: '#ffd9a8',
    wear: ['#23262f', '#e4573d', '#f5efe6', '#355a8c', '#c7b299', '#7d4a66'],
  },
  'rain window': {
    bg: ['#182635', '#34536a', '#6f949f'],
    key: '#f6efe6',
    shade: '#7b84ac',
    rim: '#ffa96b',
    wear: ['#c8913f', '#e8e2da', '#8a3240', '#2a3346', '#47655f', '#a3795f'],
  },
  'autumn street': {
    bg: ['#4a2a2c', '#a65a38', '#e8a95a'],
    key: '#fff0d2',
    shade: '#ab7672',
    rim: '#ffd27a',
    wear: ['#2f3f4a', '#f0e6d4', '#7b2d2e', '#a77c48', '#3f5044', '#1f2530'],
  },
  'bedroom morning': {
    bg: ['#cdb6a6', '#e6cdb6', '#f6e6d2'],
    key: '#fff6e6',
    shade: '#b08a94',
    rim: '#fff0cf',
    wear: ['#7a3a4a', '#3f5a66', '#f4ece2', '#9a6a52', '#4a4660', '#6f7d63'],
  },
  kitchen: {
    bg: ['#3f4a48', '#8a7a5e', '#d8b27c'],
    key: '#fff0d6',
    shade: '#9c7c74',
    rim: '#ffd894',
    wear: ['#b5432f', '#f0e6d6', '#2f4a5a', '#d9a441', '#5a3a4a', '#3f5a44'],
  },
  poolside: {
    bg: ['#2a86b0', '#5cc0c8', '#bfe6d8'],
    key: '#fffbe8',
    shade: '#7a92b8',
    rim: '#fff4c4',
    wear: ['#e0563f', '#f8f4ec', '#f0b83f', '#1f3f66', '#d8567a', '#2f7a6a'],
  },
  meadow: {
    bg: ['#7fb0d8', '#cfe0c8', '#a8b85c'],
    key: '#fff8dc',
    shade: '#8a94a4',
    rim: '#fff0a8',
    wear: ['#c8452f', '#f6f0e4', '#3f5a8a', '#e0a83f', '#7a4a6a', '#2f5a4a'],
  },
  'snowy street': {
    bg: ['#2c3f62', '#6f88ac', '#cfdbe6'],
    key: '#f4f2f4',
    shade: '#7f88b4',
    rim: '#ffc98a',
    wear: ['#a32f35', '#efe8de', '#24344a', '#b5803f', '#4a3a5a', '#2f5a50'],
  },
  mountains: {
    bg: ['#3a5a8a', '#8aa0c4', '#f0c4a8'],
    key: '#fff2dc',
    shade: '#8288b4',
    rim: '#ffdca0',
    wear: ['#c8512f', '#e8e0d0', '#2a3f4f', '#d9a03f', '#6a3448', '#4a6650'],
  },
  stage: {
    bg: ['#120a22', '#3c1450', '#8a1f62'],
    key: '#ffe0e8',
    shade: '#8a5cb0',
    rim: '#4fd0f0',
    wear: ['#1a1a26', '#c8284a', '#e8e0ec', '#2a2f6a', '#d8a23f', '#4a1f5a'],
  },
  train: {
    bg: ['#2f3a3f', '#6a7a78', '#d8c08c'],
    key: '#fff2d8',
    shade: '#8a7f8c',
    rim: '#ffd48a',
    wear: ['#8a3a2f', '#ece4d6', '#2f4a62', '#c9983f', '#4f3a52', '#3a5248'],
  },
  fireside: {
    bg: ['#1c0f12', '#5a2418', '#c8581f'],
    key: '#ffd8a0',
    shade: '#8f5c6a',
    rim: '#ff8f3f',
    wear: ['#ece2d2', '#7a2a2f', '#2f4a44', '#3a2a3f', '#b5803f', '#24323f'],
  },
}
