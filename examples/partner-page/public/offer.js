/* The events bubble: one listener for each on the document hears every form of the page. */
for (const name of ['fiacre:ready', 'fiacre:quote', 'fiacre:checkout', 'fiacre:booked', 'fiacre:error']) {
  document.addEventListener(name, ({ detail }) => {
    const line = document.createElement('li')
    line.textContent = `${name} ${JSON.stringify(detail)}`
    document.querySelector('#events').append(line)
  })
}
