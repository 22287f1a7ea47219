import { begin } from './begin'

/** The first script of a document in which nothing can be entered before the client is there. */
begin()
