export { queriesReadBy, render, renderShell } from './composition/server'
