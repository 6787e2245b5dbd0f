/** Names of the client build's entries: the build gives them, the server finds them in the manifest. */
export const ENTRY = {
  loader: 'loader',
  preview: 'preview',
  siteStyle: 'site',
  widgetStyle: (widget: string) => `widget-${widget}`,
  island: (widget: string) => `island-${widget}`,
}
