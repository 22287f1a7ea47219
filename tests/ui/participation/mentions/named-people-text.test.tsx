// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { NamedPeopleText } from '../../../../src/ui/participation/mentions/named-people-text.part'
import { openTab, renderWith } from '../../../support/member-host'

it('links to the people of a comment under their name of today, and to nothing else', () => {
  const people = [
    { id: 'anna', name: 'Anna', nickname: 'Anna B' },
    { id: 'ben', name: 'Ben', nickname: null },
  ]
  const text = '@Anna and @Ben, see https://paper.example and #spring#'
  renderWith(openTab(), <NamedPeopleText text={text} people={people} />)
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['@Anna B', '/user-details/anna'],
  ])
  expect(document.body.textContent).toContain('@Anna B and @Ben, see https://paper.example and #spring#')
})
