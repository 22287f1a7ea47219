export { render } from './composition/server'
