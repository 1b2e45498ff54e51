/**
 * Draws the page to try things out over the reference, with the same tabs beside each request. What is tried goes to the host
 * that the page came from, whatever its public name, and without the example of an Idempotency-Key: the second try would be
 * answered as the first.
 */
export const START_SCRIPT = `
const snippets = fetch('/docs/requests.json').then((answer) => answer.json())

function readyToTry(spec) {
  const { IdempotencyKey, ...parameters } = spec.components?.parameters ?? {}
  if (!IdempotencyKey) return spec
  const { example, ...key } = IdempotencyKey
  const components = { ...spec.components, parameters: { ...parameters, IdempotencyKey: key } }
  return { ...spec, servers: [{ url: location.origin }], components }
}

const requestTabs = ({ React }) => {
  const h = React.createElement
  class Tabs extends React.Component {
    constructor(props) {
      super(props)
      this.state = { chosen: 'curl', requests: {} }
    }
    componentDidMount() {
      snippets.then((requests) => this.setState({ requests }))
    }
    render() {
      const { id } = this.props
      const { chosen, requests } = this.state
      const kinds = Object.entries(requests[id] ?? {})
      if (kinds.length === 0) return null
      const choose = (kind) => this.setState({ chosen: kind }, () => document.getElementById(id + '-tab-' + kind).focus())
      // Two tabs at most: either arrow leads to the other.
      const onKeyDown = ({ key }) => {
        const other = kinds.find(([kind]) => kind !== chosen)
        if (other && (key === 'ArrowLeft' || key === 'ArrowRight')) choose(other[0])
      }
      const tab = ([kind]) =>
        h('button', { key: kind, type: 'button', role: 'tab', id: id + '-tab-' + kind, 'aria-selected': kind === chosen,
          'aria-controls': id + '-panel', tabIndex: kind === chosen ? 0 : -1, onKeyDown, onClick: () => choose(kind) }, kind === 'sdk' ? 'SDK' : kind)
      return h('div', { className: 'docs-tabs' },
        h('div', { role: 'tablist', 'aria-label': 'Request' }, kinds.map(tab)),
        h('pre', { className: 'docs-shown', role: 'tabpanel', id: id + '-panel', tabIndex: 0, 'aria-labelledby': id + '-tab-' + chosen },
          h('code', null, requests[id][chosen])))
    }
  }
  return {
    wrapComponents: {
      parameters: (Original) => (props) =>
        h('div', null, h(Tabs, { id: props.operation.get('operationId') }), h(Original, props)),
    },
    statePlugins: { spec: { wrapActions: { updateJsonSpec: (update) => (spec) => update(readyToTry(spec)) } } },
  }
}

SwaggerUIBundle({
  url: '/openapi.json',
  dom_id: '#swagger-ui',
  deepLinking: true,
  // By subject: all operations at once would be drawn only as far as the page is scrolled.
  docExpansion: 'none',
  defaultModelsExpandDepth: 0,
  tryItOutEnabled: true,
  withCredentials: true,
  validatorUrl: null,
  plugins: [requestTabs],
})
`
