export { screenFacts } from './composition/screen-facts'
export { pageInputs, render, renderShell } from './composition/server'
