export { screenFacts } from './composition/discovery/screen-facts'
export { pageInputs, render, renderShell } from './composition/first-view/server'
