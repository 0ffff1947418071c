/** A flag decides between the two addresses. */
export function storyPinPath(usesCreationTool: boolean): '/pin-creation-tool/' | '/idea-pin-builder/' {
  return usesCreationTool ? '/pin-creation-tool/' : '/idea-pin-builder/';
}
