import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { container, FeedViewModel } from './main'

export const Feed = observer(function Feed() {
  const [viewModel] = useState(() => container.get(FeedViewModel))
  useEffect(() => void viewModel.open(), [viewModel])
  return (
    <main>
      {viewModel.items.map((item) => (
        <article key={item.id} className="card">
          <h2>{item.title}</h2>
          {item.covers[0] === undefined ? null : (
            <img src={`${item.covers[0]}?x-oss-process=image/resize,w_320`} width="120" height="90" alt="" />
          )}
          <button type="button" aria-pressed="false">
            {item.likes}
          </button>
        </article>
      ))}
    </main>
  )
})
