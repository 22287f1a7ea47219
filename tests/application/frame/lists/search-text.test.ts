import { autorun, observable, runInAction } from 'mobx'
import { describe, expect, it } from 'vitest'
import { SearchText } from '../../../../src/application/frame/lists/search-text'

function searchBar(searched = '') {
  const list = observable({ searched })
  const searches: string[] = []
  const text = new SearchText({
    searched: () => list.searched,
    search: (words) => {
      searches.push(words)
      runInAction(() => (list.searched = words))
    },
  })
  return { text, searches, goTo: (words: string) => runInAction(() => (list.searched = words)) }
}

describe('the text of a search bar', () => {
  it('is what the list searches, at first', () => {
    expect(searchBar('ferry').text.text).toBe('ferry')
  })

  it('is what is typed, which searches nothing until it is submitted', () => {
    const { text, searches } = searchBar('ferry')
    text.type('ferry steps')
    expect([text.text, searches]).toEqual(['ferry steps', []])
    text.submit('ferry steps')
    expect([text.text, searches]).toEqual(['ferry steps', ['ferry steps']])
  })

  it('is shown as it is typed, to whoever looks at it', () => {
    const { text } = searchBar('')
    const shown: string[] = []
    const stop = autorun(() => shown.push(text.text))
    text.type('ferry')
    stop()
    expect(shown).toEqual(['', 'ferry'])
  })

  it('ends the search when it is cleared', () => {
    const { text, searches } = searchBar('ferry')
    text.type('')
    expect([text.text, searches]).toEqual(['', ['']])
  })

  it('searches the same words only once', () => {
    const { text, searches } = searchBar('ferry')
    text.submit('ferry')
    expect(searches).toEqual([])
  })

  it('follows the list when that searches for something else, as by going back', () => {
    const { text, goTo } = searchBar('ferry')
    text.type('ferry steps')
    goTo('lantern')
    expect(text.text).toBe('lantern')
  })
})
