export { render, renderShell } from './composition/server'
