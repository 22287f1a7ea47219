import { matchPath } from 'react-router-dom'
import { expect, it } from 'vitest'
import { features } from '../../src/composition/features'
import { commentPathOf } from '../../src/domain/participation/comments/comment-path'
import { codesWith } from '../../src/domain/frame/content/content-kinds'
import { pathnameOf } from '../../src/composition/create-app'
import { filesBelow } from './source-tree'

const routes = features.flatMap((feature) => feature.routes.map(({ path }) => path))
const isScreen = (path: string) => routes.some((route) => matchPath(route, pathnameOf(path)) !== null)

/** The paths that the platform's messages name, with `x` for each id. */
const named = filesBelow(['platform/features'], ['.ts']).flatMap(({ path: file, text }) => {
  const isSender = /\bnotify\(/.test(text) || /leadsTo/i.test(text)
  return isSender
    ? [...text.matchAll(/['`](\/[a-z][^'`]*)['`]/g)].map(([, path = '']) => ({
        file,
        path: path.replace(/\$\{[^}]*\}/g, 'x'),
      }))
    : []
})

it('every path to which a message leads is a screen', () => {
  expect(named.filter(({ path }) => !isScreen(path))).toEqual([])
  expect(named.length).toBeGreaterThan(12)
})

it('a message about a comment leads to it, or to its content, of whatever kind', () => {
  const paths = codesWith('comment').map((code) => commentPathOf(code, 'x', 'y'))
  expect(paths.filter((path) => path !== null && !isScreen(path))).toEqual([])
  expect(paths.filter((path) => path?.endsWith('/comment/y') === true).length).toBeGreaterThan(8)
})
