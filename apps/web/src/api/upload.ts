/** Sends a form and reports how much of it is sent, from 0 to 1. Rejects when it is cut off or aborted. */
export type Upload = (
  url: string,
  request: {
    headers: Record<string, string>;
    body: FormData;
    signal: AbortSignal;
    onProgress: (share: number) => void;
  },
) => Promise<Response>;

/** Uploads by XMLHttpRequest: `fetch` does not report progress. */
export const uploadByRequest: Upload = (url, { headers, body, signal, onProgress }) => {
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const request = new XMLHttpRequest();
  request.open('POST', url);
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
  request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total));
  request.addEventListener('load', () => resolve(new Response(request.responseText, { status: request.status })));
  request.addEventListener('error', () => reject(new TypeError('The upload was cut off')));
  request.addEventListener('abort', () => reject(new DOMException('The upload was stopped', 'AbortError')));
  signal.addEventListener('abort', () => request.abort());
  request.send(body);
  return promise;
};
