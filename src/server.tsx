export { screenFacts } from './composition/screen-facts'
export { queriesReadBy, render, renderShell } from './composition/server'
